import {
  kobo,
  mdaBillFields,
  mdaBillMost,
  plainDigits,
  type RequestOf,
  type raiseMdaBill,
  withoutInvisible,
} from '@portal/contracts';
import type { Parsed } from '@portal/ui/forms';
import type { CollectionsMessages } from './messages/use-collections-messages.ts';

export interface CollectionValues {
  /** As the select has it. */
  readonly mdaId: string;
  readonly revenueHeadCode: string;
  /** As it was typed. */
  readonly amount: string;
  readonly narration: string;
}

export type CollectionField = keyof CollectionValues;
/** What a bill is asked for with. */
export type Collection = Omit<RequestOf<typeof raiseMdaBill>['body'], 'wishId'>;
type CollectionProblem = 'missingMda' | 'missingFee' | 'notAnAmount' | 'tooLittle' | 'tooMuch';

export const emptyCollection: CollectionValues = { mdaId: '', revenueHeadCode: '', amount: '', narration: '' };

/** `12,500.50` → 1250050; undefined for what is no amount of money. */
export function koboOf(typed: string): number | undefined {
  const parts = /^(\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{1,2}))?$/.exec(
    plainDigits(withoutInvisible(typed)).replace(/^\s*(₦|NGN|N)|\s/gi, ''),
  );
  if (!parts) return undefined;
  const [, naira = '', decimals = ''] = parts;
  return Number(naira.replaceAll(',', '')) * 100 + Number(decimals.padEnd(2, '0'));
}

export function parseCollection(
  values: CollectionValues,
  messages: CollectionsMessages,
): Parsed<CollectionField, Collection> {
  const { mdaId, revenueHeadCode, narration } = values;
  const amountKobo = kobo(koboOf(values.amount) ?? 0);
  const problems = Object.entries(problemsOf(values)).map(([field, problem]) => [field, messages[problem]]);
  return problems.length > 0
    ? { kind: 'wrong', problems: Object.fromEntries(problems) }
    : {
        kind: 'complete',
        value: { mdaId: Number(mdaId), revenueHeadCode, amountKobo, narration: narration.trim() },
      };
}

function problemsOf(values: CollectionValues): Partial<Record<CollectionField, CollectionProblem>> {
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
