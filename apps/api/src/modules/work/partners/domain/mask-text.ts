const mask = '•••';

/** Fields whose values are nobody's business, by their names without signs between words. */
const personalFields =
  /^(?:nin|bvn|tin|tpui|phone\w*|telephone|mobile|msisdn|e?mail\w*|\w*name|address\w*|holder|taxpayer|payer|password\w*|\w*secret|\w*token|key|holdercode|pin|otp|authorization|signature)$/i;

/** Names of the interface's own that end alike and say nothing of a person. */
const plainFields: readonly string[] = ['revenueHeadCode', 'eventName', 'filename'];

const patterns: readonly RegExp[] = [
  /\bkdr_(?:live|test)_\w*/g,
  /\bwhsec_[\w+/=]*/g,
  /\bKD-\d{4}(?:-\d{1,4}){1,2}/g,
  /(?:\+?234|\b0)[\s-]?[789](?:[\s-]?\d){9}\b/g,
  // An identity number, a bank verification number, a card: nothing of ours has as many digits in a row.
  /\b\d{11,19}\b/g,
];

/** Read word by word, because a pattern that looks for the sign in the middle begins anew at every letter. */
const words = /[\w@.+-]+/g;
const isAddressOrToken = (word: string): boolean =>
  (word.includes('@') && word.length > 1) || (word.includes('.') && /(?:^|[.+-])eyJ/.test(word));

/** Where the last word begins, of at most 200 signs. */
function beginningOfLastWord(text: string): number {
  let at = text.length;
  while (at > 0 && text.length - at < 200 && /[\w@.+•-]/.test(text.charAt(at - 1))) at -= 1;
  return at;
}

/** A text of JSON or an address with what names a person, reaches one or opens something masked. One that was cut off may end inside a value. */
export function maskText(text: string, isCut: boolean): string {
  // What a pattern would have known by its end may begin at the cut.
  const whole = isCut ? text.slice(0, beginningOfLastWord(text)) : text;
  const withoutFields = whole.replace(
    /"([A-Za-z_-]{2,40})"(\s*:\s*)"((?:[^"\\]|\\.)*)("|\\?$)/g,
    (found, name: string, colon: string, _value: string, end: string) =>
      isPersonal(name) ? `"${name}"${colon}"${mask}${end === '"' ? '"' : ''}` : found,
  );
  const bare = patterns.reduce(
    (left, pattern) => left.replace(pattern, mask),
    withoutFields.replace(words, (word) => (isAddressOrToken(word) ? mask : word)),
  );
  return bare.replaceAll('\0', '');
}

function isPersonal(name: string): boolean {
  return !plainFields.includes(name) && personalFields.test(name.replaceAll(/[_-]/g, ''));
}
