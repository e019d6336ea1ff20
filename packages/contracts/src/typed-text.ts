/**
 * Phones put direction marks around what is copied from contacts and chats, and pages put zero-width spaces and soft hyphens
 * into it. Nobody sees them, so nobody could take them out of a field that is refused for them.
 */
export function withoutInvisible(text: string): string {
  return text.replace(/\p{Cf}/gu, '');
}

/** Some keyboards write the digits of their own script: Arabic, Persian, full width. In each of these the last four bits are the digit. */
export function plainDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g, (digit) => String(digit.charCodeAt(0) & 15));
}

/** Digits as they are sent; people write long numbers in groups. */
export function ungrouped(typed: string): string {
  return plainDigits(withoutInvisible(typed)).replace(/[\s()./\-\u2010-\u2015\u2212]/g, '');
}

/** A code with hyphens of its own, as it is written: other hyphens, blanks and small letters are how it was typed or pasted. */
export function plainCode(typed: string): string {
  return plainDigits(withoutInvisible(typed))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s/g, '')
    .toUpperCase();
}
