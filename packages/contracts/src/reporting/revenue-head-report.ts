import { adminRoles } from '../access.ts';
import { defineReport } from './report.ts';
import { headings } from './words.ts';

const billLines = { en: 'Bill lines', ha: 'Layukan bil' } as const;
const receiptLines = { en: 'Receipt lines', ha: 'Layukan rasiti' } as const;

/** What each revenue head was billed, brought in and is owed (spec §2.12). Lines count, so bills of several heads are divided. */
export const revenueHeadReport = defineReport({
  id: 'revenue-heads',
  title: { en: 'Revenue heads report', ha: 'Rahoton tushen kuɗin shiga' },
  access: [...adminRoles, 'MDA User'],
  pageSize: 50,
  period: { label: { en: 'Billed or paid on', ha: 'Ranar nema ko biya' } },
  sorts: ['collectedKobo', 'billedKobo', 'outstandingKobo', 'code', 'billed', 'receipts'],
  filters: ['mdaId'],
  searches: { en: 'Name or code of the head', ha: 'Suna ko lambar tushe' },
  remark: {
    en: 'Billed and outstanding by the day of issue, without what is cancelled; collected by the day of payment: what came in may be of older bills. Lines are counted: a bill of two heads counts with each of them.',
    ha: 'An nema da wanda ba a biya ba bisa ranar fitarwa, ba tare da abin da aka soke ba; an karɓa bisa ranar biya: abin da ya shigo zai iya zama na tsofaffin bil. Layuka ake ƙirgawa: bil mai tushe biyu ana ƙirga shi da kowannensu.',
  },
  columns: {
    code: { kind: 'reference', label: { en: 'Code', ha: 'Lamba' } },
    head: { kind: 'text', label: { en: 'Revenue head', ha: 'Tushen kuɗin shiga' } },
    mda: { kind: 'text', label: headings.mda },
    billed: { kind: 'count', label: billLines },
    billedKobo: { kind: 'kobo', label: headings.billed },
    receipts: { kind: 'count', label: receiptLines },
    collectedKobo: { kind: 'kobo', label: headings.collected },
    outstandingKobo: { kind: 'kobo', label: headings.outstanding },
    share: { kind: 'share', label: { en: 'Share of collected', ha: 'Kason karɓa' }, nullable: true },
  },
  totals: {
    billed: { kind: 'count', label: billLines },
    billedKobo: { kind: 'kobo', label: headings.billed },
    receipts: { kind: 'count', label: receiptLines },
    collectedKobo: { kind: 'kobo', label: headings.collected },
    outstandingKobo: { kind: 'kobo', label: headings.outstanding },
  },
});
