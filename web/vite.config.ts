// How the client is built (vitest.config.ts adds how it is tested).  In development the server of `warhost serve` answers behind the same address.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { fanPlugin } from "./fan";
import { letteringPlugin } from "./letters";
import { noticesPlugin } from "./notices";
import { brotliPlugin, chunkOf } from "./packing";
import { postersPlugin } from "./posters";

const server = process.env.WARHOST_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), letteringPlugin(), fanPlugin(), postersPlugin(), noticesPlugin(), brotliPlugin()],
  base: "/",
  // Nothing is inlined as data: the server's content security policy allows only its own files.
  build: {
    outDir: "dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false }, // a browser that does not know it fetches a little later
    target: "es2022",
    rollupOptions: { output: { manualChunks: chunkOf } },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
