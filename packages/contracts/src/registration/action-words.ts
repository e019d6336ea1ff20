import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const registrationActions = {
  'agent-document.uploaded': { en: 'Document handed in', ha: 'An miƙa takarda' },
  'agent-document.deleted': { en: 'Document taken back', ha: 'An janye takarda' },
  'agent.fee-billed': { en: 'Registration fee billed', ha: 'An yi bil na kuɗin rajista' },
  'agent.pre-registered': { en: 'Agent pre-registered', ha: 'An riga an yi wa wakili rajista' },
  'agency.created': { en: 'Agency entered', ha: 'An shigar da hukuma' },
  'agent.pre-registration-withdrawn': { en: 'Pre-registration of an agent withdrawn', ha: 'An janye rajistar wakili' },
  'agent.registration-reviewed': { en: 'Registration of an agent looked at', ha: 'An duba rajistar wakili' },
  'agent.registration-approved': { en: 'Registration of an agent approved', ha: 'An amince da rajistar wakili' },
  'agent.registration-declined': { en: 'Registration of an agent refused', ha: 'An ƙi rajistar wakili' },
  'registration.not-opened': { en: 'Registration of somebody who has an account', ha: 'Rajistar wanda yake da asusu' },
} as const satisfies Readonly<Record<string, Localized>>;
