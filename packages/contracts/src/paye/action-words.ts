import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const payeActions = {
  'paye.schedule-read': { en: 'PAYE schedule opened', ha: 'An buɗe jerin PAYE' },
  'paye.draft-saved': { en: 'PAYE schedule saved', ha: 'An adana jerin PAYE' },
  'paye.employee-corrected': { en: 'Employee of a PAYE draft corrected', ha: 'An gyara ma’aikaci a daftarin PAYE' },
  'paye.branches-added': { en: 'Branches of an employer added', ha: 'An ƙara rassan mai ɗaukar aiki' },
  'paye.branch-changed': { en: 'Branch of an employer changed', ha: 'An canza reshen mai ɗaukar aiki' },
  'paye.return-read': { en: 'Annual PAYE return opened', ha: 'An buɗe bayanin PAYE na shekara' },
  'paye.return-filed': { en: 'Annual PAYE return filed', ha: 'An gabatar da bayanin PAYE na shekara' },
  'paye.certificate-made': { en: 'PAYE certificate made', ha: 'An yi takardar shaidar PAYE' },
  'paye.form-a-made': { en: 'Form A of an employee made', ha: 'An yi Form A na ma’aikaci' },
  'paye.credit-proposed': { en: 'Credit of a PAYE month proposed', ha: 'An gabatar da rarar kuɗin watan PAYE' },
  'paye.credit-approved': { en: 'Credit of a PAYE month granted', ha: 'An ba da rarar kuɗin watan PAYE' },
  'paye.credit-refused': { en: 'Credit of a PAYE month refused', ha: 'An ƙi rarar kuɗin watan PAYE' },
  'paye.credit-withdrawn': { en: 'Credit of a PAYE month withdrawn', ha: 'An janye rarar kuɗin watan PAYE' },
  'paye.asked': { en: 'Employer asked about PAYE', ha: 'An tambayi mai ɗaukar aiki kan PAYE' },
  'paye.answered': { en: 'Question about PAYE answered', ha: 'An amsa tambaya kan PAYE' },
  'paye.filed': { en: 'PAYE schedule filed', ha: 'An gabatar da jerin PAYE' },
} as const satisfies Readonly<Record<string, Localized>>;
