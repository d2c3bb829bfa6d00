// What a text holds is unknown until somebody has looked at it.
interface JSON {
  parse(text: string): unknown;
}
