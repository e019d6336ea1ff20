import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const demandsActions = {
  'demand.prepared': { en: 'Demand notice prepared', ha: 'An shirya takardar neman biya' },
  'demand.approved': { en: 'Demand notice approved', ha: 'An amince da takardar neman biya' },
  'demand.issued': { en: 'Demand notice issued', ha: 'An fitar da takardar neman biya' },
  'demand.served': { en: 'Demand notice served', ha: 'An isar da takardar neman biya' },
  'demand.withdrawn': { en: 'Demand notice withdrawn', ha: 'An janye takardar neman biya' },
} as const satisfies Readonly<Record<string, Localized>>;
