import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const agentNetworkActions = {
  'agent-application.received': { en: 'Application of an agent received', ha: 'An karɓi buƙatar wakili' },
  'agent-application.review-started': { en: 'Application of an agent looked at', ha: 'Ana duba buƙatar wakili' },
  'agent-application.approved': { en: 'Application of an agent approved', ha: 'An amince da buƙatar wakili' },
  'agent-application.declined': { en: 'Application of an agent refused', ha: 'An ƙi buƙatar wakili' },
  'network-member.issued': { en: 'Card of an agent or collector issued', ha: 'An ba da katin wakili ko mai karɓa' },
  'network-member.card-printed': {
    en: 'Card of an agent or collector printed',
    ha: 'An buga katin wakili ko mai karɓa',
  },
  'network-member.suspended': {
    en: 'Card of an agent or collector suspended',
    ha: 'An dakatar da katin wakili ko mai karɓa',
  },
  'network-member.reinstated': {
    en: 'Card of an agent or collector valid again',
    ha: 'An maido da katin wakili ko mai karɓa',
  },
  'network-member.renewed': { en: 'Card of an agent or collector renewed', ha: 'An sabunta katin wakili ko mai karɓa' },
} as const satisfies Readonly<Record<string, Localized>>;
