/** A number without its sign and without what says that it is naira. */
export interface BareNumber {
  readonly isNegative: boolean;
  /** Digits, and what stands between them. */
  readonly body: string;
}

const minuses = /^[-\u2010-\u2015\u2212]$/;
/** `#` and `=N=` stand for ₦ on keyboards that have none. */
const before = ['₦', 'ngn', '=n=', 'n', '#'];
const after = ['₦', 'ngn', 'naira'];

/** `(₦1,250.50)`, `NGN -5`, `12.00-`; undefined for what is no number, or has two signs. */
export function bareNumber(text: string): BareNumber | undefined {
  let rest = text.trim();
  let signs = 0;
  if (rest.startsWith('(') && rest.endsWith(')')) {
    signs += 1;
    rest = rest.slice(1, -1).trim();
  }
  const withoutSign = (at: 'start' | 'end') => {
    const found = at === 'start' ? rest.slice(0, 1) : rest.slice(-1);
    if (!minuses.test(found)) return;
    signs += 1;
    rest = (at === 'start' ? rest.slice(1) : rest.slice(0, -1)).trim();
  };
  withoutSign('start');
  const prefix = before.find((each) => rest.toLowerCase().startsWith(each));
  if (prefix) rest = rest.slice(prefix.length).trim();
  withoutSign('start');
  withoutSign('end');
  const suffix = after.find((each) => rest.toLowerCase().endsWith(each));
  if (suffix) rest = rest.slice(0, -suffix.length).trim();
  const isNumber = signs < 2 && /\d$/.test(rest) && /^[\d.,'’\s]+$/.test(rest);
  return isNumber ? { isNegative: signs === 1, body: rest } : undefined;
}
