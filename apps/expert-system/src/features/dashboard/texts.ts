import { screens } from '../../screens.ts';
export const texts = {
  title: screens.dashboard.title,
  today: { en: 'Our bills', ha: 'Takardun biyanmu' },
  raised: { en: 'Bills raised', ha: 'Bil da aka fitar' },
  bills: { en: 'bills', ha: 'bil' },
  collected: { en: 'Collected', ha: 'An karɓa' },
  receipts: { en: 'receipts', ha: 'rasitai' },
  paidShare: { en: 'Paid bills', ha: 'Bil da aka biya' },
  ofThem: { en: 'of those raised in this period', ha: 'na waɗanda aka fitar a wannan lokaci' },
  open: { en: 'Waiting to be paid', ha: 'Suna jiran biya' },
  expiring: { en: 'Expire within 14 days', ha: 'Za su ƙare cikin kwana 14' },
  nothingExpires: { en: 'none of them', ha: 'babu ko ɗaya' },
} as const;
