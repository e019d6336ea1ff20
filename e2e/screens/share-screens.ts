import {
  type ClientDue,
  kobo,
  listClientDues,
  listOwnShareMonths,
  listOwnShareTerms,
  listShareDisputes,
  listShareMonths,
  listShareTerms,
  type ResponseOf,
  type ShareChange,
  type ShareDispute,
  type ShareTerm,
} from '@portal/contracts';
import { answersTo, cannotShow, goesOnTo, press, type SignedInScreen } from './screen.ts';

const idOf = (place: number) => `0199a1f0-0000-7000-8000-0000000000${place}`;
const raisedAt = '2026-11-26T08:00:00.000Z';
const term: ShareTerm = {
  ...{ id: idOf(10), party: 'partner', subjectName: 'Savanna Demo Pay', headCode: '12010102', head: 'Stamp duty' },
  ...{ basisPoints: 150, flatKobo: null, capKobo: kobo(50_000), validFrom: '2026-01-01', validUntil: '2026-12-31' },
};
const change: ShareChange = {
  ...{ ...term, id: idOf(11), party: 'agent', subjectName: null, headCode: null, head: null, endsTermId: null },
  ...{ basisPoints: 75, capKobo: null, validFrom: '2027-01-01', validUntil: null, mayDecide: true },
  ...{ reason: 'Decided by the board on 20 November', proposedBy: 'Hadiza Demo', proposedAt: raisedAt },
};
const month: ResponseOf<typeof listShareMonths>[number] = {
  ...{ id: null, subject: 'agent:KD-0019-2231-77', subjectName: 'Alheri Demo Stores', month: '2026-10-01', lines: 31 },
  ...{ earnedKobo: kobo(2_000_000), takenBackKobo: kobo(500_000), grossKobo: 1_500_000, withheldBasisPoints: 500 },
  ...{ withheldKobo: 75_000, netKobo: 1_425_000, state: 'running', mayDecide: false },
  payment: null,
};
const months: readonly (typeof month)[] = [
  month,
  {
    ...{ ...month, id: idOf(12), subject: 'partner:1', subjectName: 'Savanna Demo Pay', state: 'proposed' },
    ...{ mayDecide: true },
  },
];
const dispute: ShareDispute = {
  ...{ id: idOf(13), lineId: idOf(14), subjectName: 'Savanna Demo Pay', billReference: 'KD7Q4M2X9TBC1VWZ' },
  ...{ shareKobo: -1_500, text: 'Two per cent was agreed for this head', raisedAt, answer: null, answeredAt: null },
};
const dues: readonly ClientDue[] = [
  {
    ...{
      clientId: idOf(15),
      name: 'Kajuru Demo Traders Association',
      tpui: 'KD-0001-2345-67',
      mayPay: true,
      isForAgent: true,
      bills: 3,
    },
    ...{ owedKobo: kobo(12_345_600), overdueKobo: kobo(2_000_000), nextDueOn: '2026-10-10' },
  },
  {
    ...{ clientId: idOf(16), name: 'Sabo Demo', tpui: 'KD-0001-2345-75', mayPay: false, isForAgent: true, bills: 0 },
    ...{ owedKobo: kobo(0), overdueKobo: kobo(0), nextDueOn: null },
  },
];
const desk = '/admin/settings/shares';

const ofDesk = (name: string, tab: string | undefined, seen: string): SignedInScreen => ({
  ...{ role: 'SuperAdmin', name, path: '/admin' },
  prepare: async (page) => {
    await answersTo(page, listShareTerms, { terms: [term], changes: [change] });
    await answersTo(page, listShareMonths, [...months]);
    await answersTo(page, listShareDisputes, [dispute]);
    await goesOnTo(page, desk);
    if (tab !== undefined) await page.getByRole('tab', { name: tab }).click();
    await page.getByText(seen, { exact: false }).first().waitFor();
  },
});

/** What partners and agents earn: the desk of it, what each of them reads, and an agent's clients with what they owe. */
export const shareScreens: readonly SignedInScreen[] = [
  ofDesk('shares, rates', undefined, 'Decided by the board'),
  ofDesk('shares, months', 'Statements', 'Alheri Demo Stores'),
  ofDesk('shares, disputes', 'Disputes', 'Two per cent'),
  {
    ...{ role: 'SuperAdmin', name: 'shares, propose a rate', path: '/admin' },
    prepare: async (page) => {
      await answersTo(page, listShareTerms, { terms: [], changes: [] });
      await goesOnTo(page, desk);
      await press(page, 'Propose a rate');
      await page.getByLabel('Reason, for the record').waitFor();
    },
  },
  { role: 'SuperAdmin', name: 'shares, failed', path: '/admin', prepare: cannotShow(desk) },
  {
    ...{ role: 'Expert System', name: 'shares, own months', path: '/expert-system' },
    prepare: async (page) => {
      await answersTo(page, listOwnShareMonths, [
        { ...month, state: 'approved' },
        { ...month, month: '2026-11-01' },
      ]);
      await answersTo(page, listOwnShareTerms, [term]);
      await goesOnTo(page, '/expert-system/settlement-reports/statements');
      await page
        .getByText('Savanna Demo Pay', { exact: false })
        .or(page.getByText('Stamp duty', { exact: false }))
        .first()
        .waitFor();
    },
  },
  {
    ...{ role: 'Individual', name: 'clients, what each owes', path: '/user/settings' },
    prepare: async (page) => {
      await answersTo(page, listClientDues, [...dues]);
      await goesOnTo(page, '/user/clients');
      await page.getByText('Kajuru Demo Traders').first().waitFor();
    },
  },
];
