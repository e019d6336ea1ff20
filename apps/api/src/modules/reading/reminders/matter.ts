import {
  type DutyKind,
  dutyKindSchema,
  dutyPeriods,
  dutyWords,
  filledWords,
  groupReference,
  type Language,
  monthName,
  type PortalAddress,
  portalAddress,
  type ReminderPurpose,
  type ReminderWording,
} from '@portal/contracts';
import { dayInWords } from '../../../platform/clock/printed-dates.ts';

/** What one message is about: `duty~paye-month~2026-10-01`, `bill~KD…`, `bills~2026-11`. */
export interface Matter {
  readonly about: string;
  readonly dueOn: string | null;
}

/** What stands for the names in braces; a made-up taxpayer has made-up ones. */
export type Values = Readonly<Record<string, string>>;

/** By language, because months have names. */
export function valuesOf({ about, dueOn }: Matter, name: string, language: Language): Values {
  const [kind = '', what = '', from = ''] = about.split('~');
  const day = dueOn === null ? '' : dayInWords(dueOn)[language];
  if (kind === 'bill') return { name, day, bill: groupReference(what) };
  if (kind === 'bills') return { name };
  const duty = dutyKindSchema.parse(what);
  return { name, day, duty: dutyWords[duty][language], period: periodOf(duty, from, language) };
}

function periodOf(duty: DutyKind, from: string, language: Language): string {
  const [year = '', month = ''] = from.split('-');
  return dutyPeriods[duty] === 'year' ? year : `${monthName(Number(month), language)} ${year}`;
}

/** A wording as one person reads it. */
export function readingOf({ subject, mail, message }: ReminderWording, values: Values): ReminderWording {
  return {
    subject: filledWords(subject, values),
    mail: filledWords(mail, values),
    message: filledWords(message, values),
  };
}

/** Made up, for whoever writes or tests a text. */
export const sampleMatters: Readonly<Record<ReminderPurpose, Matter>> = {
  'duty-coming': { about: 'duty~paye-month~2026-10-01', dueOn: '2026-11-10' },
  'duty-missing': { about: 'duty~consumption-tax-month~2026-09-01', dueOn: '2026-10-20' },
  'bill-due': { about: 'bill~KD7Q4M2X9TBC1VWZ', dueOn: '2026-11-30' },
  'bills-unpaid': { about: 'bills~2026-11', dueOn: null },
};
export const sampleName = 'Kasuwa Sample Traders';

const screens: Readonly<Record<DutyKind, `/${string}`>> = {
  'paye-month': '/user/paye-manager',
  'form-h1': '/user/paye-manager',
  'withholding-month': '/user/withholding',
  'direct-assessment': '/user/returns',
  'consumption-tax-month': '/user/returns',
  'business-premises-year': '/user/generate-invoice',
};

/** Where it is done. */
export function pathOf({ about }: Matter): PortalAddress {
  const [kind = '', what = ''] = about.split('~');
  if (kind === 'bill') return portalAddress('/user/payment_summary', { billReference: what });
  return portalAddress(kind === 'bills' ? '/user/invoices' : screens[dutyKindSchema.parse(what)]);
}
