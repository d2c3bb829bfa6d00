// Types JSON.parse as unknown, so that parsed values must be checked.
interface JSON {
  parse(text: string): unknown;
}
