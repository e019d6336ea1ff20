import type { WorkKindPart } from '../workflow/work-kind.ts';
import { instalmentPlan } from './instalment-plan-kind.ts';
import { planPenalty } from './plan-penalty-kind.ts';

export const plansWorkKinds = {
  'instalment-plan': instalmentPlan,
  'plan-penalty': planPenalty,
} as const satisfies WorkKindPart;
