import { kobo, type ResponseOf, type readTargetFile } from '@portal/contracts';

type Reading = Omit<ResponseOf<typeof readTargetFile>, 'fileName'>;
interface KnownMda {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const mdaHeadings = /\b(mda|ministry|agency|organisation|organization|name)\b/;
const amountHeadings = /\b(target|amount|budget|naira|estimate)\b/;
/** Below the most that a whole number holds in kobo. */
const nairaMost = 90_000_000_000_000;

/** What the rows below the headings say; nothing where no column holds MDAs or amounts. */
export function readTargetRows(rows: readonly (readonly string[])[], mdas: readonly KnownMda[]): Reading | undefined {
  const [headings = [], ...below] = rows;
  const names = headings.map(plain);
  const mdaAt = names.findIndex((name) => mdaHeadings.test(name));
  const amountAt = names.findIndex((name, at) => at !== mdaAt && amountHeadings.test(name));
  if (mdaAt < 0 || amountAt < 0) return undefined;
  const known = new Map(mdas.flatMap((mda) => [plain(mda.code), plain(mda.name)].map((name) => [name, mda] as const)));
  const found = new Map<number, Reading['mdas'][number]>();
  const problems: Reading['problems'][number][] = [];
  let total: number | undefined;
  for (const [at, cells] of below.entries()) {
    const text = cells[mdaAt] ?? '';
    const amount = koboIn(cells[amountAt] ?? '');
    const leaveOut = (why: Reading['problems'][number]['why']) => problems.push({ row: at + 2, text, why });
    if (/^(grand )?total\b/.test(plain(text))) {
      total = amount;
      continue;
    }
    const mda = known.get(plain(text));
    if (!mda) leaveOut('unknown-mda');
    else if (amount === undefined) leaveOut('no-amount');
    else if (found.has(mda.id)) leaveOut('twice');
    else found.set(mda.id, { mdaId: mda.id, mda: mda.name, kobo: kobo(amount) });
  }
  const sum = [...found.values()].reduce((all, one) => all + one.kobo, 0);
  return { mdas: [...found.values()], totalKobo: kobo(total ?? sum), problems };
}

/** `₦1,250,000.50` or `1250000.5`: kobo without a detour over fractions. */
function koboIn(typed: string): number | undefined {
  const digits = typed.replace(/[₦,\s]|NGN/giu, '');
  const match = /^(\d{1,15})(?:\.(\d{1,2})0*)?$/.exec(digits);
  if (!match || Number(match[1]) > nairaMost) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
