import { type SettlementDifference, settlementWriteOffLimitKobo } from '@portal/contracts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../platform/http/call.ts';
import { findDifference, findSides, type MatchedSides, type NewProposal } from './data/differences.repository.ts';

/** A difference with what the one who asks may do about it. */
export async function presentDifference(db: Database, id: string, user: SignedInUser): Promise<SettlementDifference> {
  const [found, sides] = await Promise.all([findDifference(db, id), findSides(db, id)]);
  if (!found || !sides) throw new BusinessError('settlement.difference-not-found');
  const { attempts, ...facts } = found;
  const { state } = facts.work;
  const isOpen = state === 'open';
  const isProposer = facts.proposals.some(({ outcome, by }) => outcome === null && by.id === user.id);
  const hasProposed = facts.proposals.some(({ by }) => by.id === user.id);
  return {
    ...facts,
    may: {
      ask: sides.isOpen && attempts > 0,
      match: isOpen ? matchable(sides) : 'none',
      writeOff: isOpen && isSlip(sides.shortfallKobo),
      book: isOpen ? bookable(sides) : 'none',
      decide: state === 'proposed' && user.roles[0] === 'SuperAdmin' && !hasProposed,
      withdraw: state === 'proposed' && isProposer,
    },
  };
}

function matchable({ lacks }: MatchedSides): 'none' | 'one' | 'several' {
  if (lacks === null) return 'none';
  return lacks === 'payment' || lacks === 'payout' ? 'several' : 'one';
}

function bookable({ bookableKobo, intentId }: MatchedSides): 'none' | 'payment' | 'owed' {
  if (bookableKobo === null || bookableKobo === 0) return 'none';
  return intentId === null ? 'owed' : 'payment';
}

function isSlip(kobo: number | null): kobo is number {
  return kobo !== null && kobo !== 0 && Math.abs(kobo) <= settlementWriteOffLimitKobo;
}

/** What is proposed, from what a person chose; refused when the difference is not of that kind. */
export function proposalOf(
  sides: MatchedSides,
  { action, with: chosen }: { readonly action: 'match' | 'write-off' | 'book'; readonly with: readonly string[] },
): NewProposal {
  if (!sides.isOpen) throw new BusinessError('settlement.option-gone');
  if (action === 'write-off') {
    if (sides.shortfallKobo === null || sides.shortfallKobo === 0) throw new BusinessError('settlement.option-gone');
    if (!isSlip(sides.shortfallKobo)) throw new BusinessError('settlement.above-limit');
    return { action, writeOffKobo: sides.shortfallKobo };
  }
  if (action === 'book') {
    const { bookableKobo, intentId } = sides;
    if (bookableKobo === null || bookableKobo === 0) throw new BusinessError('settlement.option-gone');
    return { action, writeOffKobo: bookableKobo, intentId };
  }
  const [first] = chosen;
  if (first === undefined || (matchable(sides) === 'one' && chosen.length > 1))
    throw new BusinessError('request.invalid', { fieldErrors: { with: 'Field is required' } });
  const ids = [...new Set(chosen)];
  const isPayment = sides.lacks === 'payment';
  if (!ids.every((id) => (isPayment ? uuid : number).test(id)))
    throw new BusinessError('request.invalid', { fieldErrors: { with: 'Field is required' } });
  switch (sides.lacks) {
    case 'payment':
      return { action, lineId: sides.lineId, paymentIds: ids };
    case 'line':
      return { action, lineId: first, paymentIds: [sides.paymentId ?? ''] };
    case 'payout':
      return { action, bankLineId: sides.bankLineId, batchIds: ids };
    case 'credit':
      return { action, bankLineId: first, batchIds: [sides.batchId ?? ''] };
    default:
      throw new BusinessError('settlement.option-gone');
  }
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const number = /^[1-9]\d{0,17}$/;

const refusals: Readonly<
  Record<string, 'settlement.option-gone' | 'settlement.sum-differs' | 'settlement.above-limit'>
> = {
  settlement_decisions_open: 'settlement.option-gone',
  settlement_decisions_amount: 'settlement.sum-differs',
  settlement_decisions_limit: 'settlement.above-limit',
};

/** What the database refuses, as people are told it: what was proposed yesterday may not fit today. */
export function refusalOf(error: unknown): never {
  for (let one = error; one instanceof Error; one = one.cause) {
    const constraint = 'constraint' in one && typeof one.constraint === 'string' ? one.constraint : '';
    const refusal = refusals[constraint];
    if (refusal) throw new BusinessError(refusal, { cause: error });
    // A payment, line, payout or credit that is not there.
    if (/^settlement_proposal(s|_parts)_.*_fk$/.test(constraint))
      throw new BusinessError('settlement.option-gone', { cause: error });
  }
  throw error;
}

export async function sidesOf(tx: Transaction | Database, id: string): Promise<MatchedSides> {
  const sides = await findSides(tx, id);
  if (!sides) throw new BusinessError('settlement.difference-not-found');
  return sides;
}
