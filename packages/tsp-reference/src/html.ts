const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as HTML; also between double quotes. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** Text of the contract or of our own, in which backticks mark what is code. */
export function marked(text: string): string {
  return escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

/** A long name may break where it has its dots and hyphens. */
export function breakable(name: string): string {
  return escaped(name).replaceAll(/[.\-/[\]]+/g, '$&<wbr>');
}
