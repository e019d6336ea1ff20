import type { RichText } from '@portal/contracts';

// What opens a mark may not stand within one: the search stops at the next, however long the text is.
const marks = /\*\*\[([^[\]]+)\]\(([^()[\s]+)\)\*\*|\[([^[\]]+)\]\(([^()[\s]+)\)|\*\*([^*]+)\*\*/g;

/** As it is typed: `**strong**`, and `[words](/path)` for a link. */
export function toMarks(text: RichText | undefined): string {
  if (text === undefined || typeof text === 'string') return text ?? '';
  return text
    .map((part) => {
      if (typeof part === 'string') return part;
      const linked = part.to === undefined ? part.text : `[${part.text}](${part.to})`;
      return part.strong ? `**${linked}**` : linked;
    })
    .join('');
}

/** What was typed as the contract has it; a string where it has neither links nor emphasis. `toMarks` gives back the very same. */
export function fromMarks(typed: string): RichText {
  const parts: Exclude<RichText, string> = [];
  let from = 0;
  for (const match of typed.matchAll(marks)) {
    const [whole, strongWords, strongTo, words, to, strong] = match;
    if (match.index > from) parts.push(typed.slice(from, match.index));
    if (strongWords !== undefined && strongTo !== undefined)
      parts.push({ text: strongWords, strong: true, to: strongTo });
    else if (words !== undefined && to !== undefined) parts.push({ text: words, to });
    else if (strong !== undefined) parts.push({ text: strong, strong: true });
    from = match.index + whole.length;
  }
  if (parts.length === 0) return typed;
  if (from < typed.length) parts.push(typed.slice(from));
  return parts;
}
