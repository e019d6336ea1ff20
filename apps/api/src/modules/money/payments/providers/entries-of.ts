/**
 * The entries of a JSON array as they were written, or the one object as one entry; undefined when the text is neither. Each is
 * kept as it came: JSON that is read and written again is no evidence. Every character is looked at once.
 */
export function entriesOf(text: string): readonly string[] | undefined {
  const trimmed = text.trim();
  if (!isJson(trimmed)) return undefined;
  if (trimmed.startsWith('{')) return [trimmed];
  if (!trimmed.startsWith('[')) return undefined;
  const entries: string[] = [];
  let depth = 0;
  let isText = false;
  let start = 1;
  for (let at = 0; at < trimmed.length; at += 1) {
    const character = trimmed[at];
    if (isText) {
      if (character === '\\') at += 1;
      else if (character === '"') isText = false;
    } else if (character === '"') isText = true;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (isText || !((depth === 1 && character === ',') || (depth === 0 && character === ']'))) continue;
    const entry = trimmed.slice(start, at).trim();
    if (entry !== '') entries.push(entry);
    start = at + 1;
  }
  return entries;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
