// The type of a parsed value is unknown until it is checked.
interface JSON {
  parse(text: string): unknown;
}
