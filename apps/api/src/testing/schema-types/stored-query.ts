/** A node of a view's stored query (`pg_rewrite.ev_action`), by the names PostgreSQL gives its fields. */
export interface StoredNode {
  readonly kind: string;
  readonly fields: Readonly<Record<string, StoredValue>>;
}
export type StoredValue = StoredNode | readonly StoredValue[] | string | null;

const token = /\s*([{}()]|"(?:[^"\\]|\\.)*"|(?:\\.|[^\s{}()\\])+)/y;

export function parseStoredQuery(text: string): StoredValue {
  token.lastIndex = 0;
  return readValue(nextToken(text), text);
}

function nextToken(text: string): string {
  const [, found] = token.exec(text) ?? [];
  if (found === undefined) throw new Error('A stored query ends before it is whole');
  return found;
}

function readValue(first: string, text: string): StoredValue {
  if (first === '{') return readNode(text);
  if (first === '(') return readList(text, ')');
  return first === '<>' ? null : first;
}

function readList(text: string, end: string): readonly StoredValue[] {
  const values: StoredValue[] = [];
  for (let found = nextToken(text); found !== end; found = nextToken(text)) values.push(readValue(found, text));
  return values;
}

/** A field's value may be several tokens: the bytes of a constant. */
function readNode(text: string): StoredNode {
  const kind = nextToken(text);
  const fields: Record<string, StoredValue> = {};
  let name = '';
  for (let found = nextToken(text); found !== '}'; found = nextToken(text)) {
    if (found.startsWith(':')) name = found.slice(1);
    else fields[name] = name in fields ? [fields[name] ?? null, readValue(found, text)].flat() : readValue(found, text);
  }
  return { kind, fields };
}
