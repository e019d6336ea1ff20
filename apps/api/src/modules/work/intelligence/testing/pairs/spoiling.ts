import type { Draw } from './drawing.ts';

const neighbours: Readonly<Record<string, string>> = {
  ...{ a: 's', b: 'v', c: 'x', d: 'f', e: 'r', f: 'g', g: 'h', h: 'j', i: 'o', j: 'k', k: 'l', l: 'k', m: 'n', n: 'm' },
  ...{ o: 'p', p: 'o', q: 'w', r: 't', s: 'a', t: 'y', u: 'i', v: 'b', w: 'e', x: 'z', y: 'u', z: 'x' },
};
/** The same name as several hands write it. */
const writtenWays: readonly (readonly string[])[] = [
  ['Muhammad', 'Mohammed', 'Mohammad', 'Muhammed', 'Mohamed'],
  ['Aisha', 'Aishatu', 'Aishat'],
  ['Yusuf', 'Yusif', 'Yusufu'],
  ['Ibrahim', 'Ibraheem'],
  ['Fatima', 'Fatimah', 'Fatimat'],
  ['Abubakar', 'Abubakr', 'Abubaker'],
  ['Usman', 'Uthman'],
  ['Zainab', 'Zaynab'],
];
const endings = ['Ltd', 'Limited', 'Nig Ltd', 'Nigeria Limited', 'LTD.'];
const streets: readonly (readonly [RegExp, string])[] = [
  [/ Road$/, ' Rd'],
  [/ Street$/, ' St.'],
  [/ Way$/, ' way'],
  [/^No\. /, ''],
];

/** One slip of the hand in one word of four letters or more: dropped, doubled, swapped, or the key beside it. */
export function withSlip(draw: Draw, text: string): string {
  const words = text.split(' ');
  const long = words.flatMap((word, at) => (word.length >= 4 && /^\p{L}+$/u.test(word) ? [at] : []));
  if (long.length === 0) return text;
  const which = draw.of(long);
  const word = words[which] ?? '';
  const at = 1 + draw.below(word.length - 2);
  const [before, letter, after] = [word.slice(0, at), word[at] ?? '', word.slice(at + 1)];
  const slips = [
    before + after,
    before + letter + letter + after,
    before + (after[0] ?? '') + letter + after.slice(1),
    before + (neighbours[letter] ?? letter) + after,
  ];
  words[which] = draw.of(slips);
  return words.join(' ');
}

/** The name of a person as another list writes it. */
export function otherHand(draw: Draw, name: string): string {
  const words = name.split(' ').map((word) => {
    const ways = writtenWays.find((all) => all.includes(word));
    return ways && draw.inHundred(40) ? draw.of(ways) : word;
  });
  if (words.length === 3 && draw.inHundred(35)) words.splice(1, 1);
  if (draw.inHundred(30)) words.unshift(words.pop() ?? '');
  const written = draw.inHundred(20)
    ? `${draw.of(['Alhaji', 'Mr', 'Malam', 'Mrs', 'Dr.'])} ${words.join(' ')}`
    : words.join(' ');
  return draw.inHundred(15) ? written.toUpperCase() : written;
}

/** The name of a company as another list writes it. */
export function otherEnding(draw: Draw, name: string): string {
  const bare = name.replace(/ (Ltd|Limited)$/, '');
  const ended = draw.inHundred(20) ? bare : `${bare} ${draw.of(endings)}`;
  return draw.inHundred(20) ? ended.toUpperCase() : ended.replace(' and ', draw.inHundred(50) ? ' & ' : ' and ');
}

/** An address as another list writes it. */
export function otherAddress(draw: Draw, address: string): string {
  return streets.reduce((text, [from, to]) => (draw.inHundred(50) ? text.replace(from, to) : text), address);
}

/** `08031234567` as people type it. */
export function otherPhone(draw: Draw, phone: string): string {
  return draw.of([
    phone,
    phone.slice(1),
    `+234${phone.slice(1)}`,
    `${phone.slice(0, 4)} ${phone.slice(4, 7)} ${phone.slice(7)}`,
  ]);
}

/** One digit of it is another. */
export function wrongDigit(draw: Draw, number: string): string {
  const at = 2 + draw.below(number.length - 2);
  return number.slice(0, at) + String((Number(number[at]) + 1 + draw.below(8)) % 10) + number.slice(at + 1);
}
