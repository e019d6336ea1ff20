const titles = new Set([
  ...[
    'alhaji',
    'alh',
    'hajiya',
    'haj',
    'hajia',
    'malam',
    'mallam',
    'mal',
    'mr',
    'mrs',
    'ms',
    'miss',
    'dr',
    'prof',
    'engr',
    'barr',
  ],
  ...['chief', 'sir', 'arc', 'rev', 'pastor', 'sheikh', 'owner'],
]);
const endings = new Set([
  'ltd',
  'limited',
  'nig',
  'nigeria',
  'plc',
  'co',
  'company',
  'ent',
  'enterprise',
  'enterprises',
  'and',
  'the',
  'global',
]);
const companyWords =
  /\b(ltd|limited|plc|nig|ent|enterprises?|hotels?|suites|stores?|ventures?|company|farms?|motors|pharmacy|school|guest\s+house|bakery|foods|transport)\b/i;

/** One writing for names that every list writes differently. */
const spellings: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['mohammed', 'mohammad', 'muhammed', 'mohamed', 'muhamad', 'muhamed', 'mohamad', 'mohd', 'muhd'].map((one) => [
      one,
      'muhammad',
    ]),
  ),
  ...{
    aishatu: 'aisha',
    aishat: 'aisha',
    aishah: 'aisha',
    fatimah: 'fatima',
    fatimat: 'fatima',
    yusufu: 'yusuf',
    uthman: 'usman',
  },
  ...{
    abubakr: 'abubakar',
    zaynab: 'zainab',
    zainabu: 'zainab',
    abdullah: 'abdullahi',
    ismail: 'ismaila',
    suleman: 'sulaiman',
  },
};
const hooked: Readonly<Record<string, string>> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y' };

/** Letters and digits alone, plain and small; apostrophes are nothing. */
function plainWords(text: string): readonly string[] {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}'’ʼ‘ʻ`´′]/gu, '')
    .replace(/[ɓɗƙƴ]/g, (letter) => hooked[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** The words by which somebody is known: without titles and initials, in one spelling. */
export function wordsOfPerson(name: string): readonly string[] {
  return plainWords(name)
    .filter((word) => word.length > 1 && !titles.has(word))
    .map((word) => spellings[word] ?? word);
}

/** The words by which an organisation is known: without what the law adds to its name. */
export function wordsOfOrganisation(name: string): readonly string[] {
  const words = plainWords(name);
  const known = words.filter((word) => !endings.has(word));
  return known.length > 0 ? known : words;
}

export const isNamedLikeOrganisation = (name: string): boolean => companyWords.test(name);

/** How a name may stand in a register, for finding it by its sound: at most eight ways. */
export function waysToWrite(name: string, isPerson: boolean | null): readonly string[] {
  if (isPerson ?? !isNamedLikeOrganisation(name)) {
    const words = wordsOfPerson(name);
    const shorter =
      words.length === 3 || words.length === 4
        ? words.map((_, at) => words.filter((_word, other) => other !== at))
        : [];
    return [words, ...shorter].map((one) => one.join(' ')).filter((one) => one.includes(' '));
  }
  const bare = wordsOfOrganisation(name).join(' ');
  return ['', ' ltd', ' limited', ' nigeria limited', ' nigeria ltd', ' plc', ' enterprises', ' ventures'].map(
    (end) => bare + end,
  );
}

export { plainWords };
