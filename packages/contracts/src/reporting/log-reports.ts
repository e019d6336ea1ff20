import { roles } from '../access.ts';
import type { Localized } from '../language.ts';
import { defineReport } from './report.ts';

const at = { en: 'When', ha: 'Lokaci' } as const;
const actor = { en: 'Who', ha: 'Wa' } as const;
const role = { en: 'Role', ha: 'Matsayi' } as const;
const action = { en: 'What', ha: 'Me' } as const;
const subject = { en: 'To what', ha: 'Ga me' } as const;
const detail = { en: 'Facts', ha: 'Bayanai' } as const;
const address = { en: 'Address', ha: 'Adireshi' } as const;
const device = { en: 'Device', ha: 'Na’ura' } as const;
const requestId = { en: 'Request', ha: 'Buƙata' } as const;

const searches: Localized = {
  en: 'A person’s or object’s id, an action (role.assigned), an address or a request',
  ha: 'Lambar mutum ko abu, aiki (role.assigned), adireshi ko buƙata',
};

/** Roles as the logs name them. */
const roleWords = Object.fromEntries(roles.map((name) => [name, { en: name, ha: name }]));

const origin = {
  address: { kind: 'text', label: address, nullable: true, isPersonal: true, isExtra: true },
  device: { kind: 'text', label: device, nullable: true, isExtra: true },
  requestId: { kind: 'reference', label: requestId, nullable: true, isExtra: true },
} as const;
const who = {
  at: { kind: 'moment', label: at },
  actorName: { kind: 'text', label: actor, isPersonal: true },
  actorRole: { kind: 'choice', label: role, nullable: true, words: roleWords },
} as const;

/** Decisions, money and rights: who did what, to what, why and from where (spec §2.9, Audit Trail). */
export const auditReport = defineReport({
  id: 'audit',
  title: { en: 'Audit trail', ha: 'Tarihin bincike' },
  access: ['SuperAdmin'],
  pageSize: 50,
  period: { label: at },
  sorts: ['at'],
  filters: ['action', 'actorId'],
  searches,
  columns: {
    ...who,
    action: { kind: 'text', label: action },
    subject: { kind: 'reference', label: subject },
    reason: { kind: 'text', label: { en: 'Why', ha: 'Dalili' }, nullable: true },
    detail: { kind: 'text', label: detail, isExtra: true },
    ...origin,
  },
  totals: {},
});

/** What is frequent and changes nothing: sign-ins, who read whose record, calls over interfaces. */
export const activityReport = defineReport({
  id: 'activity',
  title: { en: 'Activity', ha: 'Ayyuka' },
  access: ['SuperAdmin'],
  pageSize: 50,
  period: { label: at },
  sorts: ['at'],
  filters: ['action', 'actorId'],
  searches,
  columns: {
    ...who,
    action: { kind: 'text', label: action },
    subject: { kind: 'reference', label: subject },
    detail: { kind: 'text', label: detail, isExtra: true },
    ...origin,
  },
  totals: {},
});
