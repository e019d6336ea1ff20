import { addDays } from '../../src/platform/clock/lagos-day.ts';

/** A payment that its provider is to list, as the books have it. */
export interface ListedPayment {
  readonly reference: string;
  readonly orderId: string;
  readonly amountKobo: number;
  /** `YYYY-MM-DD`, and the day by which it is settled. */
  readonly paidOn: string;
  readonly dueOn: string;
  readonly channel: string;
}

interface SentFile {
  readonly source: 'remita' | 'bank';
  readonly name: string;
  readonly text: string;
}

interface Line extends Omit<ListedPayment, 'dueOn'> {
  readonly valueDate: string;
}

/** No RRR of ours begins like it. */
const unknownReference = '990000000017';
const naira = (kobo: number) => (kobo / 100).toFixed(2);
/** One per cent, at most ₦150.00. */
const feeOf = (kobo: number) => Math.min(15_000, Math.floor(kobo / 100));
const payoutOf = (valueDate: string) => `RMT-${valueDate}`;
/** Of the list's length, so that the same payments differ whenever it is made of the same world. */
const at = <T>(list: readonly T[], share: number): T | undefined => list[Math.floor(list.length * share)];

/**
 * The files of the last weeks: what Remita says it paid over, a list a week, and the statement of the treasury's bank. They agree, but
 * for a few things that somebody has to look at: two payments are in no list, two came short, one came late, one line and one credit
 * are of nobody, one payout came short and one never came, and one row cannot be read.
 */
export function makeSettlementLists(payments: readonly ListedPayment[], today: string): readonly SentFile[] {
  const due = payments.filter(({ dueOn }) => dueOn < today);
  // What is young may still come; a difference is of what is older.
  const old = due.filter(({ dueOn }) => dueOn < addDays(today, -7));
  const missing = new Set([at(old, 0.2), at(old, 0.6)]);
  const short = new Map([
    [at(old, 0.3), 5_000],
    [at(old, 0.7), 1],
  ]);
  const late = at(old, 0.5);
  const lines: Line[] = due
    .filter((payment) => !missing.has(payment))
    .map((payment) => {
      const { dueOn, ...facts } = payment;
      const amountKobo = payment.amountKobo - (short.get(payment) ?? 0);
      return { ...facts, amountKobo, valueDate: payment === late ? addDays(dueOn, 5) : dueOn };
    });
  const strange = at(old, 0.4);
  if (strange)
    lines.push({
      ...{ reference: unknownReference, orderId: '', amountKobo: 1_250_000, paidOn: strange.paidOn },
      ...{ channel: 'transfer', valueDate: strange.dueOn },
    });
  const days = [...new Set(lines.map(({ valueDate }) => valueDate))].sort();
  const lists = [...new Set(days.map(mondayOf))].map((monday) => ({
    source: 'remita' as const,
    name: `remita-${monday}.csv`,
    text: listText(lines.filter(({ valueDate }) => mondayOf(valueDate) === monday)),
  }));
  return [...lists, statement(lines, days, today)];
}

function listText(lines: readonly Line[]): string {
  const rows = lines.map(({ reference, orderId, amountKobo, paidOn, channel, valueDate }) =>
    [
      ...[reference, orderId, naira(amountKobo), naira(feeOf(amountKobo)), `${paidOn} 12:00:00`, channel],
      ...[payoutOf(valueDate), valueDate],
    ].join(','),
  );
  return `${['rrr,orderId,amount,chargeFee,debitdate,channel,settlementReference,settlementDate', ...rows].join('\r\n')}\r\n`;
}

/** The bank is a day behind: yesterday's payout is not in it. */
function statement(lines: readonly Line[], days: readonly string[], today: string): SentFile {
  const told = days.filter((day) => day < addDays(today, -1));
  const never = at(told, 0.35);
  const less = at(told, 0.75);
  const rows = told
    .filter((day) => day !== never)
    .map((day) => {
      const net = lines
        .filter(({ valueDate }) => valueDate === day)
        .reduce((sum, { amountKobo }) => sum + amountKobo - feeOf(amountKobo), 0);
      return `${day};REMITA/${payoutOf(day)}/KADUNA IGR;1012345678;${naira(net - (day === less ? 10_000 : 0))}`;
    });
  const middle = at(told, 0.5) ?? today;
  const rest = [
    `${middle};CASH LODGEMENT BY HAND;1012345678;77000.00`,
    `${middle};CHEQUE 004417;1012345678;see advice`,
  ];
  return {
    source: 'bank',
    name: `statement-${told.at(-1) ?? today}.csv`,
    text: `${['Value Date;Narration;Account Number;Credit', ...rows, ...rest].join('\r\n')}\r\n`,
  };
}

function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}
