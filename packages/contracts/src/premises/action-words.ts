import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const premisesActions = {
  'premises.added': { en: 'Premises entered', ha: 'An shigar da wurin kasuwanci' },
  'premises.recorded': { en: 'Premises of a taxpayer recorded', ha: 'An rubuta wurin kasuwancin mai biyan haraji' },
  'premises.changed': { en: 'Premises changed', ha: 'An canza wurin kasuwanci' },
} as const satisfies Readonly<Record<string, Localized>>;
