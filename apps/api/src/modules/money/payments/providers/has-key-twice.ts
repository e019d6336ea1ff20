/**
 * Whether an object in a text of JSON, also inside a call (JSONP), names a key twice. Parsers keep the last of the two and say nothing; which of them
 * the sender means nobody knows. Escaped and plain spellings of a key are one.
 */
export function hasKeyTwice(text: string): boolean {
  /** The keys of each object that is open; undefined for a list. */
  const open: (Set<string> | undefined)[] = [];
  for (let at = 0; at < text.length; at += 1) {
    switch (text[at]) {
      case '{':
        open.push(new Set());
        break;
      case '[':
        open.push(undefined);
        break;
      case '}':
      case ']':
        open.pop();
        break;
      case '"': {
        const end = endOfString(text, at);
        const keys = open.at(-1);
        if (keys && isKey(text, end)) {
          const key = decoded(text.slice(at, end + 1));
          if (keys.has(key)) return true;
          keys.add(key);
        }
        at = end;
        break;
      }
    }
  }
  return false;
}

/** Where the string that begins here has its last quote. */
function endOfString(text: string, begin: number): number {
  for (let at = begin + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  return text.length;
}

function isKey(text: string, end: number): boolean {
  let at = end + 1;
  while (at < text.length && ' \t\r\n'.includes(text.charAt(at))) at += 1;
  return text[at] === ':';
}

function decoded(literal: string): string {
  try {
    return String(JSON.parse(literal));
  } catch {
    return literal;
  }
}
