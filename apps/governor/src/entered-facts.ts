import type { Statement } from '@portal/contracts';
import type { Statements } from './use-fiscal-year.ts';

export interface EnteredFact {
  readonly key: 'ownShare' | 'coversRecurrent' | 'debtService' | 'perHead' | 'costRatio';
  /** A share, or kobo; undefined where a statement is missing. */
  readonly value: number | undefined;
  readonly unit: 'share' | 'kobo';
  readonly statement: Statement | undefined;
}

/** What follows from statements and what was collected (kobo). What nobody stated leads to nothing, never to nought. */
export function enteredFacts(statements: Statements, collectedKobo: number | undefined): readonly EnteredFact[] {
  const divided = (over: number | undefined, under: number | undefined) =>
    over === undefined || under === undefined || under === 0 ? undefined : over / under;
  const {
    'total-revenue': revenue,
    'recurrent-spending': recurrent,
    'debt-service': service,
    population,
    'cost-of-collection': cost,
  } = statements;
  const share = (key: EnteredFact['key'], value: number | undefined, statement: Statement | undefined) =>
    ({ key, value, unit: 'share', statement }) as const;
  return [
    share('ownShare', divided(collectedKobo, revenue?.value), revenue),
    share('coversRecurrent', divided(collectedKobo, recurrent?.value), recurrent),
    share('debtService', divided(service?.value, collectedKobo), service),
    share('costRatio', divided(cost?.value, collectedKobo), cost),
    { key: 'perHead', value: divided(collectedKobo, population?.value), unit: 'kobo', statement: population },
  ];
}
