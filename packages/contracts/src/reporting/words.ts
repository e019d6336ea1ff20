import type { BillStatus } from '../billing/bill.ts';
import type { Localized } from '../language.ts';

/** Headings that several reports share: one word for one thing. */
export const headings = {
  billReference: { en: 'Bill reference', ha: 'Lambar bil' },
  issuedOn: { en: 'Issued on', ha: 'Ranar fitarwa' },
  payer: { en: 'Payer', ha: 'Mai biya' },
  tpui: { en: 'TPUI', ha: 'TPUI' },
  category: { en: 'Category', ha: 'Rukuni' },
  mda: { en: 'MDA', ha: 'MDA' },
  heads: { en: 'Revenue heads', ha: 'Tushen kuɗin shiga' },
  taxOffice: { en: 'Tax office', ha: 'Ofishin haraji' },
  lga: { en: 'LGA', ha: 'Ƙaramar hukuma' },
  expertSystem: { en: 'Expert system', ha: 'Tsarin ƙwararru' },
  counter: { en: 'Counter', ha: 'Kanta' },
  engineCode: { en: 'Engine code', ha: 'Lambar injin' },
  amount: { en: 'Amount', ha: 'Adadi' },
  status: { en: 'Status', ha: 'Matsayi' },
  cancelled: { en: 'Cancelled', ha: 'An soke' },
  dueOn: { en: 'Due on', ha: 'Ranar biya' },
  expiresOn: { en: 'Expires on', ha: 'Ranar ƙarewa' },
  bills: { en: 'Bills', ha: 'Takardun biya' },
  receipts: { en: 'Receipts', ha: 'Rasitai' },
  billed: { en: 'Billed', ha: 'An nema' },
  collected: { en: 'Collected', ha: 'An karɓa' },
  outstanding: { en: 'Outstanding', ha: 'Ba a biya ba' },
} as const satisfies Readonly<Record<string, Localized>>;

/** What one may filter bills by. No bill is part-paid (docs/decisions/0277). */
export const billStatusWords = {
  unpaid: { en: 'Unpaid', ha: 'Ba a biya ba' },
  paid: { en: 'Paid', ha: 'An biya' },
  'under-review': { en: 'Under review', ha: 'Ana dubawa' },
  expired: { en: 'Expired', ha: 'Ya ƙare' },
  cancelled: { en: 'Cancelled', ha: 'An soke' },
  void: { en: 'Receipt voided', ha: 'An soke rasiti' },
} as const satisfies Partial<Readonly<Record<BillStatus, Localized>>>;
