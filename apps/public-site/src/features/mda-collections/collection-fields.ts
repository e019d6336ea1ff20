import { kobo, mdaBillFields, mdaBillMost, type RequestOf, type raiseMdaBill } from '@portal/contracts';
import { koboOf, type Parsed } from '@portal/ui/forms';
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
export type Collection = Omit<RequestOf<typeof raiseMdaBill>['body'], 'submissionId'>;
type CollectionProblem = 'missingMda' | 'missingFee' | 'notAnAmount' | 'tooLittle' | 'tooMuch';

export const emptyCollection: CollectionValues = { mdaId: '', revenueHeadCode: '', amount: '', narration: '' };

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
