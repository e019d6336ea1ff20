import {
  lawfulMoves,
  type OwnRefund,
  type RefundDetail,
  type RefundMove,
  refundMoves,
  workKinds,
} from '@portal/contracts';
import type { SignedInUser } from '../../../platform/http/call.ts';
import type { DetailRow, OwnRow } from './data/refunds.repository.ts';
import { shownAccount } from './shown-account.ts';

const instant = (at: string) => new Date(at).toISOString();

export function presentOwnRefund(row: OwnRow, userId: string): OwnRefund {
  const { bankCode, accountNumber, accountName, requestedBy, ...rest } = row;
  const isEarly = rest.state === 'requested' || rest.state === 'audited';
  return {
    ...rest,
    requestedAt: instant(rest.requestedAt),
    steps: rest.steps.map((step) => ({ ...step, at: instant(step.at) })),
    account: shownAccount({ bankCode, accountNumber, accountName }),
    may: { withdraw: requestedBy === userId && (isEarly || rest.state === 'proposed'), nameAccount: isEarly },
  };
}

/** With what the one who asks may do now, by the law of refunds. */
export function presentRefund(row: DetailRow, user: SignedInUser, isByProvider: boolean): RefundDetail {
  const { bankCode, accountNumber, accountName, ...rest } = row;
  const steps = rest.steps.map(({ move, by }) => ({ move, userId: by?.id ?? null }));
  const person = { userId: user.id, role: user.roles[0], capacities: [] };
  const lawful = lawfulMoves(workKinds.refund, { state: rest.state, steps }, person);
  const isOwed = rest.askedBy === 'decision' || rest.askedBy === 'objection' || rest.books.length > 0;
  const mayNot = new Set<RefundMove>([
    ...(rest.needsAudit ? (rest.state === 'requested' ? (['propose'] as const) : []) : (['audit'] as const)),
    ...(isOwed ? (['refuse'] as const) : []),
    ...(rest.method === 'bank' ? (['send'] as const) : []),
  ]);
  const isEarly = rest.state === 'requested' || rest.state === 'audited';
  const mayWithdraw = !isOwed && (isEarly || rest.state === 'proposed') && steps[0]?.userId === user.id;
  return {
    ...rest,
    requestedAt: instant(rest.requestedAt),
    paidAt: instant(rest.paidAt),
    steps: rest.steps.map((step) => ({ ...step, at: instant(step.at) })),
    sends: rest.sends.map((send) => ({
      ...send,
      at: instant(send.at),
      answeredAt: send.answeredAt && instant(send.answeredAt),
    })),
    books: rest.books.map((entry) => ({ ...entry, at: instant(entry.at) })),
    account: shownAccount({ bankCode, accountNumber, accountName }),
    isByProvider,
    moves: [
      ...refundMoves.filter((move) => lawful.includes(move) && !mayNot.has(move)),
      ...(mayWithdraw ? (['withdraw'] as const) : []),
    ],
    mayNameAccount: isEarly,
  };
}
