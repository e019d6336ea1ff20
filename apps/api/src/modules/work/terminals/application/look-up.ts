import { mostMetresAway, mostTimesAsked } from '@portal/contracts';
import { dayOf } from '../../../../platform/clock/lagos-day.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import type { TerminalOrder } from '../../../money/payments/index.ts';
import {
  lockBySerial,
  noteAttempt,
  noteQuestion,
  stepTo,
  type TerminalRow,
  takenOn,
} from '../data/rules.repository.ts';
import { metresBetween } from '../domain/metres-between.ts';
import type { TerminalsDeps } from '../terminals-deps.ts';

export interface LookUp {
  readonly serial: string;
  /** Of a bill, or the RRR somebody was told. */
  readonly reference: string;
  readonly latitude: number;
  readonly longitude: number;
}

type Refusal = 'terminal.not-deployed' | 'terminal.away' | 'terminal.above-limit' | 'bill.payment-pending';

/**
 * A terminal asks what a bill costs, and gets the order to take the money for. Away from its place it is asked about and goes on twice;
 * above a limit it is refused and asked about. The third time without an answer stops it. What the rules noted stays, also of a refusal.
 */
export async function lookUp(deps: TerminalsDeps, asked: LookUp): Promise<TerminalOrder> {
  const before = await deps.db.transaction((tx) => judgePlace(tx, asked, deps.clock.now()));
  if (typeof before === 'string') throw new BusinessError(before);
  const order = await deps.terminalPayments.open(asked.reference);
  const refusal = await deps.db.transaction((tx) => judgeAmount(tx, asked, order, deps.clock.now()));
  if (refusal) throw new BusinessError(refusal);
  return order;
}

const metresAway = ({ latitude, longitude }: TerminalRow, asked: LookUp) =>
  latitude === null || longitude === null ? 0 : metresBetween({ latitude, longitude }, asked);

async function judgePlace(tx: Transaction, asked: LookUp, now: Date): Promise<Refusal | undefined> {
  const terminal = await lockBySerial(tx, asked.serial);
  if (terminal?.state !== 'deployed') return 'terminal.not-deployed';
  const metres = metresAway(terminal, asked);
  if (metres <= mostMetresAway) return undefined;
  return (await note(tx, terminal, { kind: 'place', metres, now })) ? 'terminal.away' : undefined;
}

async function judgeAmount(
  tx: Transaction,
  asked: LookUp,
  order: TerminalOrder,
  now: Date,
): Promise<Refusal | undefined> {
  const terminal = await lockBySerial(tx, asked.serial);
  if (terminal?.state !== 'deployed') return 'terminal.not-deployed';
  if (order.amountKobo > terminal.paymentLimitKobo) return 'terminal.above-limit';
  if ((await takenOn(tx, terminal.id, dayOf(now), order.orderId)) + order.amountKobo > terminal.dayLimitKobo) {
    await note(tx, terminal, { kind: 'limit', metres: null, now });
    return 'terminal.above-limit';
  }
  const isOwn = await noteAttempt(tx, terminal.id, { ...order, metres: metresAway(terminal, asked), at: now });
  return isOwn ? undefined : 'bill.payment-pending';
}

/** True when it was stopped. */
async function note(
  tx: Transaction,
  terminal: TerminalRow,
  { kind, metres, now }: { readonly kind: 'place' | 'limit'; readonly metres: number | null; readonly now: Date },
): Promise<boolean> {
  const times = await noteQuestion(tx, terminal.id, { kind, metres, at: now });
  const subject = `terminal:${terminal.id}`;
  const detail = { kind, times, metres };
  if (times === 1)
    await writeAudit(tx, { actor: { system: 'terminals' }, action: 'terminal.questioned', subject, detail });
  if (times < mostTimesAsked) return false;
  await stepTo(tx, terminal.id, kind === 'place' ? 'moved' : 'blocked');
  await writeAudit(tx, { actor: { system: 'terminals' }, action: 'terminal.stopped', subject, detail });
  return true;
}
