import { consumptionTaxReturn } from './consumption-tax-kind.ts';
import { directAssessmentReturn } from './direct-assessment-kind.ts';
import type { ReturnKind } from './return-kind.ts';
import type { ReturnKindId } from './return-kind-ids.ts';

/** What each kind asks, fills in and comes to, by its id. */
export const returnKinds = {
  'consumption-tax': consumptionTaxReturn,
  'direct-assessment': directAssessmentReturn,
} as const satisfies Readonly<Record<ReturnKindId, ReturnKind>>;
