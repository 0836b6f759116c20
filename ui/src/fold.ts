// Words as somebody types them who searches.
/** Case and accents do not matter to somebody who searches. */
export function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/œ/g, "oe").replace(/’/g, "'").toLowerCase();
}
