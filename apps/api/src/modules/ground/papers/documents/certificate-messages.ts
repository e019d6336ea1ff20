import type { Language } from '@portal/contracts';

const en = {
  title: 'Certificate of tax deducted (PAYE)',
  lead: 'What an employer deducted from an employee and paid to the state, of months that are receipted alone. With the figures of Form A.',
  taxPaid: (year: number) => `Tax deducted and receipted for ${year}`,
  employee: 'Employee',
  staffNumber: 'Staff number',
  taxId: 'Tax ID',
  employer: 'Employer',
  employerTpui: 'TPUI of the employer',
  months: 'Months receipted',
  grossOfMonths: 'Gross pay of these months',
  formA: (year: number) => `Form A: the whole of ${year} as filed`,
  filedMonths: 'Months filed',
  gross: 'Gross pay',
  pension: 'Pension',
  housingFund: 'Housing fund',
  healthInsurance: 'Health insurance',
  lifeInsurance: 'Life insurance',
  homeLoanInterest: 'Home loan interest',
  rent: 'Rent of the year',
  deducted: 'Deducted',
  law: 'By the law, month by month',
  yearLaw: 'By the law of the whole year',
  none: 'none given',
  scan: 'Scan to verify this certificate',
};
export type CertificateMessages = typeof en;

// native reviewer: the whole list is ours.
const ha: CertificateMessages = {
  title: 'Takardar shaidar harajin da aka cire (PAYE)',
  lead: 'Abin da mai ɗaukar aiki ya cire daga ma’aikaci ya biya jiha, na watannin da aka ba da rasiti kaɗai. Tare da lissafin Form A.',
  taxPaid: (year) => `Harajin da aka cire aka ba da rasiti na ${year}`,
  employee: 'Ma’aikaci',
  staffNumber: 'Lambar ma’aikaci',
  taxId: 'Lambar haraji',
  employer: 'Mai ɗaukar aiki',
  employerTpui: 'TPUI na mai ɗaukar aiki',
  months: 'Watannin da aka ba da rasiti',
  grossOfMonths: 'Jimillar albashin waɗannan watanni',
  formA: (year) => `Form A: ${year} duka kamar yadda aka gabatar`,
  filedMonths: 'Watannin da aka gabatar',
  gross: 'Jimillar albashi',
  pension: 'Fansho',
  housingFund: 'Asusun gidaje',
  healthInsurance: 'Inshorar lafiya',
  lifeInsurance: 'Inshorar rai',
  homeLoanInterest: 'Ruwan bashin gida',
  rent: 'Hayar shekara',
  deducted: 'An cire',
  law: 'Bisa ga doka, wata-wata',
  yearLaw: 'Bisa ga dokar shekara duka',
  none: 'ba a bayar ba',
  scan: 'Ɗauki hoton lambar don tabbatar da takardar',
};

export const certificateMessages: Readonly<Record<Language, CertificateMessages>> = { en, ha };
