import { adminRoles } from '../access.ts';
import { defineReport } from './report.ts';
import { headings } from './words.ts';

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
    en: 'Billed and outstanding by the day of issue, collected by the day of payment: what came in may be of older bills.',
    ha: 'An nema da wanda ba a biya ba bisa ranar fitarwa, an karɓa bisa ranar biya: abin da ya shigo zai iya zama na tsofaffin bil.',
  },
  columns: {
    code: { kind: 'reference', label: { en: 'Code', ha: 'Lamba' } },
    head: { kind: 'text', label: { en: 'Revenue head', ha: 'Tushen kuɗin shiga' } },
    mda: { kind: 'text', label: headings.mda },
    billed: { kind: 'count', label: headings.bills },
    billedKobo: { kind: 'kobo', label: headings.billed },
    receipts: { kind: 'count', label: headings.receipts },
    collectedKobo: { kind: 'kobo', label: headings.collected },
    outstandingKobo: { kind: 'kobo', label: headings.outstanding },
    share: { kind: 'share', label: { en: 'Share of collected', ha: 'Kason karɓa' }, nullable: true },
  },
  totals: {
    billed: { kind: 'count', label: headings.bills },
    billedKobo: { kind: 'kobo', label: headings.billed },
    receipts: { kind: 'count', label: headings.receipts },
    collectedKobo: { kind: 'kobo', label: headings.collected },
    outstandingKobo: { kind: 'kobo', label: headings.outstanding },
  },
});
