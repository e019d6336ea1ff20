import { terminalMonthReport } from '@portal/contracts';
import { defineListScreen } from '@portal/workspace/lists';

/** What the Central Bank asks for each month; PDF and XLSX are its exports. */
export const terminalMonthList = defineListScreen(terminalMonthReport, {
  title: { en: 'Monthly list', ha: 'Jerin wata' },
  noun: { one: { en: 'terminal', ha: 'na’ura' }, many: { en: 'terminals', ha: 'na’urori' } },
  columns: {
    serial: { card: 'title', isStrong: true },
    month: { card: 'reference' },
    bankCode: { from: 760, isQuiet: true, card: 'line' },
    agent: { from: 980, isWide: true },
    place: { from: 1200, isQuiet: true },
    payments: { from: 760 },
    volumeKobo: { isStrong: true, card: 'amount' },
    status: {
      card: 'status',
      signs: {
        'in-stock': { shape: 'ring', tone: 'quiet' },
        deployed: { shape: 'tick', tone: 'good' },
        moved: { shape: 'triangle', tone: 'warning' },
        blocked: { shape: 'cross', tone: 'danger' },
        lost: { shape: 'cross', tone: 'danger' },
        retired: { shape: 'half', tone: 'quiet' },
      },
    },
  },
});
