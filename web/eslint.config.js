// Checks beyond those of the compiler; formatting is left to Prettier.  Read from the repository's root, so that the
// browser tests are checked like the client.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["web/dist/", "web/src/server/protocol.ts", "web/src/server/protocol/"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      "no-undef": "off", // TypeScript knows better
      // Types of values are checked at run time (`src/json.ts`, `src/server/validate.ts`, `src/parts/element.ts`),
      // never asserted.
      "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "svelte/prefer-svelte-reactivity": "off", // maps and sets are replaced whole, never changed in place
      "svelte/no-unused-svelte-ignore": "off", // svelte-check reports that correctly
      "svelte/no-navigation-without-resolve": "off", // there is no SvelteKit here
    },
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
);
