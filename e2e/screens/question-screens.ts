import { listMdaBillDisputes, type ResponseOf } from '@portal/contracts';
import { answersTo, goesOnTo, type SignedInScreen } from './screen.ts';

const path = '/mda/invoice-reports/questions';
const asked = {
  ...{ payer: 'Kasuwa Sample Traders Ltd', totalKobo: 9_600_000, status: 'unpaid', kind: 'dispute' },
  ...{ text: 'I closed this shop in March and gave the key back.', office: 'Zaria', state: 'asked' },
  ...{ askedAt: '2026-11-20T08:00:00.000Z', endedAt: null, mdaSays: null },
} as const;
const questions: ResponseOf<typeof listMdaBillDisputes> = listMdaBillDisputes.response.parse([
  {
    ...asked,
    ...{ id: '0199a1f0-0000-7000-8000-000000000001', billReference: 'KD7Q4M2X9TBC1VWZ', billFor: 'Ground rent' },
  },
  {
    ...asked,
    ...{ id: '0199a1f0-0000-7000-8000-000000000002', billReference: 'KDWXWCBYB6WK952S', billFor: 'Market stall' },
    ...{ kind: 'correction', text: 'The stall has six square metres, not sixteen.', state: 'corrected' },
    ...{ endedAt: '2026-11-22T08:00:00.000Z' },
    mdaSays: { text: 'We measured it again: six.', by: 'Ladi Demo', at: '2026-11-21T08:00:00.000Z' },
  },
]);

/** What payers say against the bills of an MDA. */
export const questionScreens: readonly SignedInScreen[] = [
  {
    ...{ role: 'MDA User', name: 'mda, questions about bills', path: '/mda/settings' },
    prepare: async (page) => {
      await answersTo(page, listMdaBillDisputes, questions);
      await goesOnTo(page, path);
      await page.getByText('I closed this shop').waitFor();
    },
  },
  {
    ...{ role: 'MDA User', name: 'mda, no questions', path: '/mda/settings' },
    prepare: async (page) => {
      await answersTo(page, listMdaBillDisputes, []);
      await goesOnTo(page, path);
      await page.getByText('Nobody questions a bill of yours').waitFor();
    },
  },
];
