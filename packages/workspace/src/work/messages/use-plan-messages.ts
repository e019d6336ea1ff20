import { useLanguage } from '@portal/platform';
import { messages as en, type PlanMessages } from './plan-en.ts';
import { messages as ha } from './plan-ha.ts';

const catalogue = { en, ha };

export function usePlanMessages(): PlanMessages {
  return catalogue[useLanguage()];
}
