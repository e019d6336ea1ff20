// native reviewer: the names and the joining of numbers in this file
const units = ['sifili', 'ɗaya', 'biyu', 'uku', 'huɗu', 'biyar', 'shida', 'bakwai', 'takwas', 'tara', 'goma'] as const;
const tens = [
  '',
  'goma',
  'ashirin',
  'talatin',
  "arba'in",
  'hamsin',
  'sittin',
  "saba'in",
  'tamanin',
  "casa'in",
] as const;
const scales = [
  [1_000_000_000_000, 'tiriliyan'],
  [1_000_000_000, 'biliyan'],
  [1_000_000, 'miliyan'],
  [1_000, 'dubu'],
  [100, 'ɗari'],
] as const;

/** A whole number from 0 in Hausa words: 12 500 is "dubu goma sha biyu da ɗari biyar". */
export function hausaNumber(number: number): string {
  if (number <= 10) return units[number] ?? '';
  if (number < 20) return `goma sha ${units[number - 10]}`;
  if (number < 100) return joined(tens[Math.trunc(number / 10)] ?? '', number % 10);
  for (const [scale, name] of scales) {
    if (number < scale) continue;
    const count = Math.trunc(number / scale);
    // One hundred and one thousand are said without "one"; a million is counted.
    const counted = count === 1 && scale <= 1_000 ? name : `${name} ${hausaNumber(count)}`;
    return joined(counted, number % scale);
  }
  return '';
}

function joined(words: string, rest: number): string {
  return rest === 0 ? words : `${words} da ${hausaNumber(rest)}`;
}
