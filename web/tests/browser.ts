// Stubs for browser APIs that the tested modules access when they are imported.
const kept = new Map<string, string>();
const storage = {
  getItem: (key: string): string | null => kept.get(key) ?? null,
  setItem: (key: string, value: string): void => void kept.set(key, value),
  clear: (): void => kept.clear(),
};
const stubs: Record<string, unknown> = {
  localStorage: storage,
  navigator: { language: "en" },
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  location: { hash: "", pathname: "/", search: "", origin: "http://warhost.test" },
  addEventListener: () => undefined,
};
for (const [name, value] of Object.entries(stubs)) {
  if (!(name in globalThis) || name === "localStorage")
    Object.defineProperty(globalThis, name, { value, configurable: true });
}
export {};
