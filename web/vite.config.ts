// Build configuration of the client (vitest.config.ts adds the tests). In development requests are proxied to `warhost
// serve`.
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
    modulePreload: { polyfill: false }, // browsers without support load it a little later
    target: "es2022",
    rollupOptions: { output: { manualChunks: chunkOf } },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
