import { kobo, listTerminalCloses, listTerminals, type Terminal, type TerminalClose } from '@portal/contracts';
import { answersTo, goesOnTo, type SignedInScreen } from './screen.ts';

const idOf = (index: number) => `0199a1f0-0000-7000-8000-${String(index).padStart(12, '0')}`;
const role = 'SuperAdmin';
const from = '/admin/profile';
const widths = [360, 1280];

const placed = {
  ...{ agentTpui: 'KD-0019-2231-77', place: '4 Zaria Road, Kaduna', latitude: 10.5222, longitude: 7.4383 },
  ...{ paymentLimitKobo: kobo(10_000_000), dayLimitKobo: kobo(120_000_000) },
};
const terminal: Terminal = {
  ...{ id: idOf(1), serial: 'PAX-81218902', bankCode: '044', state: 'deployed', ...placed },
  ...{ agentName: 'Alheri Demo Stores', todayKobo: kobo(97_240_000), todayCount: 66 },
  ...{ lastSeenAt: '2026-11-27T08:10:00.000Z', lastMetres: 2_400, openDays: 1 },
  questions: [{ id: idOf(2), kind: 'place', times: 2, metres: 2_400, askedAt: '2026-11-27T08:00:00.000Z' }],
  waiting: null,
};
const quiet = { questions: [], openDays: 0, lastMetres: 8 };
const terminals: readonly Terminal[] = [
  terminal,
  {
    ...{ ...terminal, ...quiet, id: idOf(3), serial: 'PAX-00000230', state: 'in-stock', lastMetres: null },
    ...{ agentTpui: null, agentName: null, place: '', todayKobo: kobo(0), todayCount: 0 },
    waiting: {
      ...{ id: idOf(4), ...placed, reason: 'The agent opens a shop', proposedBy: 'Hadiza Garba' },
      ...{ proposedAt: '2026-11-26T08:00:00.000Z', mayDecide: true },
    },
  },
  { ...terminal, ...quiet, id: idOf(5), serial: 'PAX-00000219', todayKobo: kobo(68_425_000), todayCount: 41 },
  { ...terminal, ...quiet, id: idOf(6), serial: 'PAX-00000076', state: 'lost', todayKobo: kobo(0), todayCount: 0 },
];

const close: TerminalClose = {
  ...{ terminalId: idOf(1), serial: 'PAX-81218902', agentName: 'Alheri Demo Stores', day: '2026-11-26' },
  ...{ state: 'differs', differing: 1, finding: null, reason: null, proposedBy: null, decidedBy: null },
  mayDecide: false,
  batch: { kobo: kobo(89_430_000), count: 61 },
  file: { kobo: kobo(89_880_000), count: 62 },
  receipts: { kobo: kobo(89_880_000), count: 62 },
};
const closes: readonly TerminalClose[] = [
  close,
  {
    ...{ ...close, terminalId: idOf(5), serial: 'PAX-00000219', state: 'proposed', finding: 'slip-lost' },
    ...{ reason: 'The counter jumps over one number', proposedBy: 'Hadiza Garba', mayDecide: true },
  },
  { ...close, terminalId: idOf(7), serial: 'PAX-00000166', state: 'agrees', differing: 0, batch: close.file },
];

/** Terminals and the close of their days. */
export const terminalScreens: readonly SignedInScreen[] = [
  {
    ...{ role, widths, path: from, name: 'terminals' },
    prepare: async (page) => {
      await answersTo(page, listTerminals, [...terminals]);
      await goesOnTo(page, '/admin/pos-managers');
      await page.getByText('PAX-00000076').waitFor();
    },
  },
  {
    ...{ role, widths, path: from, name: 'terminals, close of a day' },
    prepare: async (page) => {
      await answersTo(page, listTerminalCloses, [...closes]);
      await goesOnTo(page, '/admin/pos-managers/closes?day=2026-11-26');
      await page.getByText('PAX-00000166').waitFor();
    },
  },
];
