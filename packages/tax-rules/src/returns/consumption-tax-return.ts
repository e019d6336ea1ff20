import { requireKobo, sumOf } from '../kobo.ts';
import { consumptionTax } from '../levies/levies.ts';
import { AnswerError } from '../tariffs/answers.ts';
import type { ReturnComputation, ReturnRuleLine } from './return-computation.ts';

/** A month of hotels, restaurants and event centres, before value added tax. */
export interface ConsumptionTaxReturnInput {
  readonly roomsKobo: number;
  readonly mealsKobo: number;
  readonly eventsKobo: number;
  /** Given back to guests in the month. */
  readonly refundsKobo: number;
}

type LineId = 'rooms' | 'meals' | 'events' | 'sales' | 'refunds' | 'taxable' | 'consumption-tax' | 'balance';

/** `day` lies in the month. Throws `AnswerError` where more was given back than sold. */
export function consumptionTaxReturn(day: string, input: ConsumptionTaxReturnInput): ReturnComputation<LineId> {
  const { roomsKobo, mealsKobo, eventsKobo, refundsKobo } = input;
  for (const key of ['roomsKobo', 'mealsKobo', 'eventsKobo', 'refundsKobo'] as const) requireKobo(key, input[key]);
  const soldKobo = sumOf(roomsKobo, mealsKobo, eventsKobo);
  if (refundsKobo > soldKobo) throw new AnswerError('refundsKobo', 'More was given back than was sold');
  const taxableKobo = soldKobo - refundsKobo;
  const tax = consumptionTax({ day, billBeforeVatKobo: taxableKobo });
  const entered = (id: LineId, amountKobo: number): readonly ReturnRuleLine<LineId>[] =>
    amountKobo > 0 ? [{ id, amountKobo, formula: { kind: 'entered' }, reference: tax.reference }] : [];
  return {
    lines: [
      ...entered('rooms', roomsKobo),
      ...entered('meals', mealsKobo),
      ...entered('events', eventsKobo),
      {
        id: 'sales',
        amountKobo: soldKobo,
        formula: { kind: 'sum', of: [roomsKobo, mealsKobo, eventsKobo].map((amountKobo) => ({ amountKobo })) },
        reference: tax.reference,
      },
      ...entered('refunds', refundsKobo),
      {
        id: 'taxable',
        amountKobo: taxableKobo,
        formula: { kind: 'difference', fromKobo: soldKobo, takenKobo: refundsKobo },
        reference: tax.reference,
      },
      { ...tax, id: 'consumption-tax' },
      {
        id: 'balance',
        amountKobo: tax.amountKobo,
        formula: { kind: 'difference', fromKobo: tax.amountKobo, takenKobo: 0 },
        reference: tax.reference,
      },
    ],
    taxKobo: tax.amountKobo,
    creditKobo: 0,
    balanceKobo: tax.amountKobo,
    overKobo: 0,
    losses: [],
  };
}
