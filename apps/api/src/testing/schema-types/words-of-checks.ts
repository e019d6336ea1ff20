/** What a column may hold by the conditions of its table: `state in ('open', 'closed')` gives its words, `kind in (1, 2)` its numbers. */
export function wordsOfChecks(checks: readonly string[]): ReadonlyMap<string, readonly string[]> {
  return new Map(
    checks.flatMap((check) => conjunctsOf(check.replace(/^CHECK /, '').replace(/ NOT VALID$/, ''))).flatMap(wordsOf),
  );
}

const wordList = /^\(?"?(\w+)"? = ANY \(+ARRAY\[((?:'[^']*'::text|\d+)(?:, (?:'[^']*'::text|\d+))*)\]\)+$/;

function wordsOf(conjunct: string): [column: string, words: readonly string[]][] {
  const [, column, list] = wordList.exec(conjunct) ?? [];
  return column && list ? [[column, [...list.matchAll(/'[^']*'|\b\d+\b/g)].map(([word]) => word)]] : [];
}

/** The parts of which each must hold. */
function conjunctsOf(condition: string): readonly string[] {
  const inner = withoutParentheses(condition);
  const parts = partsBetween(inner, ' AND ');
  return parts.length > 1 ? parts.flatMap(conjunctsOf) : [inner];
}

function withoutParentheses(text: string): string {
  const closes = text.startsWith('(') && depths(text).indexOf(0) === text.length - 1;
  return closes ? withoutParentheses(text.slice(1, -1)) : text;
}

function partsBetween(text: string, separator: string): readonly string[] {
  const depth = depths(text);
  const starts = [...text.matchAll(new RegExp(separator, 'g'))]
    .map(({ index }) => index)
    .filter((index) => depth[index] === 0);
  return [...starts, text.length].map((end, part) =>
    text.slice(part === 0 ? 0 : (starts[part - 1] ?? 0) + separator.length, end),
  );
}

/** How many parentheses are open after each letter; those within quotes are text. */
function depths(text: string): readonly number[] {
  let depth = 0;
  let isQuoted = false;
  return [...text].map((letter) => {
    if (letter === "'") isQuoted = !isQuoted;
    if (!isQuoted && letter === '(') depth += 1;
    if (!isQuoted && letter === ')') depth -= 1;
    return isQuoted ? -1 : depth;
  });
}
