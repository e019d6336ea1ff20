import { taxOfficeRoles } from '../access.ts';
import { defineReport } from './report.ts';
import { headings } from './words.ts';

const standingWords = {
  active: { en: 'Active', ha: 'Yana aiki' },
  suspended: { en: 'Suspended', ha: 'An dakatar' },
  known: { en: 'No account', ha: 'Babu asusu' },
  closed: { en: 'Closed', ha: 'An rufe' },
  merged: { en: 'Merged', ha: 'An haɗa' },
  dormant: { en: 'Dormant', ha: 'Ba ya aiki' },
  deregistered: { en: 'Deregistered', ha: 'An cire daga rajista' },
  deceased: { en: 'Deceased', ha: 'Ya rasu' },
} as const;

/** The register of taxpayers: of the state for SuperAdmin, who alone has its screen (spec §6), of their own office for tax office roles. */
export const taxpayerReport = defineReport({
  id: 'taxpayers',
  title: { en: 'Taxpayers', ha: 'Masu biyan haraji' },
  access: ['SuperAdmin', ...taxOfficeRoles],
  pageSize: 50,
  period: { label: { en: 'Registered on', ha: 'Ranar rajista' }, isOptional: true },
  sorts: ['registeredOn', 'name'],
  filters: ['toId', 'lgaId', 'tpcId'],
  statuses: standingWords,
  searches: { en: 'TPUI, phone number or name', ha: 'TPUI, lambar waya ko suna' },
  remark: {
    en: 'Bills and amounts are those the reader may see. Who is known from bills alone has no account.',
    ha: 'Bil da adadi su ne waɗanda mai karatu ke da ikon gani. Wanda aka sani daga bil kawai ba shi da asusu.',
  },
  columns: {
    tpui: { kind: 'reference', label: headings.tpui, isPersonal: true },
    name: { kind: 'text', label: { en: 'Name', ha: 'Suna' }, isPersonal: true },
    category: { kind: 'text', label: headings.category },
    phone: { kind: 'text', label: { en: 'Phone number', ha: 'Lambar waya' }, isPersonal: true, isExtra: true },
    taxOffice: { kind: 'text', label: headings.taxOffice, nullable: true },
    lga: { kind: 'text', label: headings.lga, nullable: true, isExtra: true },
    registeredOn: { kind: 'day', label: { en: 'Registered on', ha: 'Ranar rajista' } },
    bills: { kind: 'count', label: headings.bills },
    billedKobo: { kind: 'kobo', label: headings.billed, isExtra: true },
    collectedKobo: { kind: 'kobo', label: headings.collected },
    outstandingKobo: { kind: 'kobo', label: headings.outstanding },
    lastPaidAt: { kind: 'moment', label: { en: 'Last payment', ha: 'Biyan ƙarshe' }, nullable: true, isExtra: true },
    status: { kind: 'choice', label: headings.status, words: standingWords },
  },
  totals: {},
});
