/** Money as people write it: a sign or a word of it, thousands in groups, or two decimals. The database has the same as `names_amount`. */
const amount = /₦|#\s?\d|\bNGN\b|\bN\s?\d|\bnaira\b|\bkobo\b|\d,\d{3}|\d\.\d{2}(?!\.?\d)/i;

/** Whether an amount stands in it: a text message may have none, anybody may read it over a shoulder. */
export const namesAmount = (text: string): boolean => amount.test(text);

/** What the phones of GSM 03.38 have; of its second table each counts twice. */
const plain = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/;
const twice = /[\^{}\\[~\]|€]/g;

const lengths = { plain: { one: 160, more: 153 }, wide: { one: 70, more: 67 } } as const;

/** How many messages the network counts: a letter outside its table (`ɗ`, `ƙ`, `₦`) makes all of them short. */
export function segmentsOf(text: string): number {
  if (text === '') return 0;
  const isPlain = plain.test(text);
  const { one, more } = lengths[isPlain ? 'plain' : 'wide'];
  const length = isPlain ? text.length + (text.match(twice) ?? []).length : text.length;
  return length <= one ? 1 : Math.ceil(length / more);
}

/** Names that stand in braces. */
export const variablesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
