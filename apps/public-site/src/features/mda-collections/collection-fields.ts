import { mdaBillFields, mdaBillMost } from '@portal/contracts';

export interface CollectionValues {
  /** As the select has it. */
  readonly mdaId: string;
  readonly revenueHeadCode: string;
  /** As it was typed. */
  readonly amount: string;
  readonly narration: string;
}

export type CollectionField = keyof CollectionValues;
export type CollectionProblem = 'missingMda' | 'missingFee' | 'notAnAmount' | 'tooLittle' | 'tooMuch';

export const emptyCollection: CollectionValues = { mdaId: '', revenueHeadCode: '', amount: '', narration: '' };

/** `12,500.50` → 1250050; undefined for what is no amount of money. */
export function koboOf(typed: string): number | undefined {
  const parts = /^(\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{1,2}))?$/.exec(typed.trim().replace(/^₦\s*/, ''));
  if (!parts) return undefined;
  const [, naira = '', decimals = ''] = parts;
  return Number(naira.replaceAll(',', '')) * 100 + Number(decimals.padEnd(2, '0'));
}

/** What is wrong with which field; empty when the bill can be asked for. */
export function collectionProblems(values: CollectionValues): Partial<Record<CollectionField, CollectionProblem>> {
  const amountKobo = koboOf(values.amount);
  return {
    ...(!values.mdaId && { mdaId: 'missingMda' }),
    ...(!values.revenueHeadCode && { revenueHeadCode: 'missingFee' }),
    ...(amountKobo === undefined
      ? { amount: 'notAnAmount' }
      : !mdaBillFields.amountKobo.safeParse(amountKobo).success && {
          amount: amountKobo > mdaBillMost ? 'tooMuch' : 'tooLittle',
        }),
  };
}
