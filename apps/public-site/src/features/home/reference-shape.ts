import { type DocumentKind, recogniseDocument } from '@portal/contracts';

const groupLength = 4;
const lengths = { bill: 16, receipt: 15, rrr: 12, certificate: 16, 'identity-card': 12 } as const;
/** Fewer digits may become anything. */
const fewestDigits = 4;
/** Letters and digits of ours, or the digits of an RRR; nothing with dashes or dots in it. */
const canBeGrouped = /^(?:(?:K|TC)[A-Z\d]{0,15}|\d{1,12})$/i;

/** In groups of four, as it stands on paper; what is none of ours stays as it was typed. The caret stays where it was. */
export function groupTyped(text: string, caret: number): { readonly text: string; readonly caret: number } {
  const bare = text.replace(/\s/g, '');
  if (!canBeGrouped.test(bare)) return { text, caret };
  const before = text.slice(0, caret).replace(/\s/g, '').length;
  return { text: inGroups(bare), caret: before + Math.floor(Math.max(0, before - 1) / groupLength) };
}

function inGroups(bare: string): string {
  return bare.match(/.{1,4}/g)?.join(' ') ?? '';
}

export interface Shape {
  readonly kind: DocumentKind;
  /** So many characters until it is whole. */
  readonly missing: number;
}

/** What is being typed, as soon as its beginning tells; nothing is asked of anybody. */
export function shapeOf(typed: string): Shape | undefined {
  const whole = recogniseDocument(typed);
  if (whole) return { kind: whole, missing: 0 };
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  const begun = beginningOf(typed.trim(), code);
  if (!begun) return undefined;
  const missing = lengths[begun] - code.length;
  return missing > 0 ? { kind: begun, missing } : undefined;
}

function beginningOf(typed: string, code: string): keyof typeof lengths | undefined {
  if (/^\d+$/.test(code)) return code.length >= fewestDigits ? 'rrr' : undefined;
  if (/^KDR-/i.test(typed)) return 'receipt';
  if (/^KD[A-Z\d]*$/.test(code)) return 'bill';
  if (/^TC[A-Z\d]*$/.test(code)) return 'certificate';
  return /^K[AC][A-Z\d]*$/.test(code) ? 'identity-card' : undefined;
}

/** Of no shape of ours, with whatever signs it has. */
function isOtherCertificate(typed: string, shape: Shape | undefined): boolean {
  return shape?.kind === 'certificate' && !canBeGrouped.test(typed.replace(/\s/g, ''));
}

/** As it stands on the drawn paper: what is missing is a line to write on. */
export function onPaper(typed: string, shape: Shape | undefined): { readonly written: string; readonly open: string } {
  const isWhole = shape?.kind === 'link' || shape?.kind === 'notice' || shape?.kind === 'receipt';
  const isLong = isWhole || isOtherCertificate(typed, shape);
  const bare = typed
    .toUpperCase()
    .replace(isLong ? /\s+/g : /[^A-Z\d]/g, '')
    .slice(0, 18);
  if (isLong) return { written: bare, open: '' };
  const length = shape && shape.kind in lengths ? lengths[shape.kind as keyof typeof lengths] : lengths.bill;
  const all = inGroups(bare.slice(0, length).padEnd(length, '_'));
  const at = all.indexOf('_');
  return at < 0 ? { written: all, open: '' } : { written: all.slice(0, at), open: all.slice(at) };
}
