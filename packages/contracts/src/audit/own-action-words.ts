import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const auditActions = {
  'audit-trail.verified': { en: 'Audit trail verified', ha: 'An tabbatar da tarihin bincike' },
} as const satisfies Readonly<Record<string, Localized>>;
