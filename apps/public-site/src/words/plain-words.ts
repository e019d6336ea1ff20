/** Hausa letters that many keyboards lack, and the apostrophes people type instead of ’. */
const plain: Readonly<Record<string, string>> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', '’': '', "'": '', '‘': '' };

/** `Kuɗi` → `kudi`: what is searched, and what is searched for, in the same plain letters. */
export function plainWord(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/[ɓɗƙƴ’'‘]/g, (letter) => plain[letter] ?? letter);
}
