import type { RichText } from '@portal/contracts';

const noBreak = '\u00a0';

/** What a line must not end within: an amount and its millions, a day and its month, a section and its number. */
const together: readonly RegExp[] = [
  /(?<=\d) (?=(?:million|billion|January|February|March|April|May|June|July|August|September|October|November|December)\b)/g,
  /(?<=₦(?:miliyan|biliyan)) (?=\d)/g,
  /(?<=\d) ga (?=\p{Lu})/gu,
  /(?<=\b(?:[Ss]ections?|[Rr]egulation|Form)) (?=\d|[A-Z]\d?\b)/g,
  /(?<=\b(?:[Ss]ashe na|[Dd]oka ta)) (?=\d)/g,
];

export function keepTogether(text: RichText): RichText {
  if (typeof text === 'string') return inOneText(text);
  return text.map((part) => (typeof part === 'string' ? inOneText(part) : { ...part, text: inOneText(part.text) }));
}

function inOneText(text: string): string {
  return together.reduce((words, gap) => words.replace(gap, (found) => found.replaceAll(' ', noBreak)), text);
}
