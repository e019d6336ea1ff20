import { getObjectionOffer, getOwnObjection, kobo, listOwnObjections, ownObjectionSchema } from '@portal/contracts';
import { hasPapers } from './sample-law-papers.ts';
import { answersTo, goesOnTo, press, type SignedInScreen } from './screen.ts';

const id = '0199a1f0-0000-7000-8000-000000000001';
const assessment = 'ASM-2026-00000412';
const period = { from: '2025-01-01', to: '2025-12-31' };
const objection = ownObjectionSchema.parse({
  ...{ id, number: 'OBJ-2026-00000157', assessment, revenueHead: 'Direct assessment', period, state: 'asked' },
  issues: [{ text: 'Refunds to guests were counted as sales', valueKobo: 335_000_000 }],
  amendment: 'Reduce my sales for 2025 to ₦20,800,000 and the tax to ₦460,800.00.',
  justification: 'Eleven pages of the bank show each refund; the hall was rented out for two weddings only.',
  ...{ incomeKobo: 2_080_000_000, assessedKobo: 110_400_000, admittedKobo: 46_080_000, disputedKobo: 64_320_000 },
  ...{ lodgedAt: '2026-09-08T15:42:00.000Z', lodgedOn: '2026-09-08', lastDay: '2026-12-07', day: 61 },
  admittedBill: { reference: 'KD7Q4M2X9TBC1VWZ', amountKobo: 46_080_000, status: 'unpaid' },
  disputedBill: { reference: 'KDWXWCBYB6WK952S', amountKobo: 64_320_000, status: 'unpaid' },
  ...{ restBill: null, decision: null, canAnswer: true },
  words: [{ kind: 'question', text: 'Which pages show the refunds of March?', at: '2026-09-20T08:00:00.000Z' }],
});
const upheld = ownObjectionSchema.parse({
  ...{ ...objection, state: 'upheld-by-law', day: null, canAnswer: false },
  decision: { reasons: 'Upheld by law', taxKobo: 46_080_000, decidedOn: '2026-12-08', by: 'Zaria Tax Office' },
});
const offer = {
  ...{ assessment, revenueHead: 'Direct assessment', period, taxKobo: kobo(110_400_000) },
  ...{ servedOn: '2026-08-15', lastDay: '2026-09-14' },
};

const role = 'Individual';
const start = '/user/settings';
const record = `/user/cases/objections?record=${id}`;

/** The form with its five items, the own objections, one whose office asks, one that the law upheld. */
export const objectionScreens: readonly SignedInScreen[] = [
  {
    ...{ role, name: 'objection, the five items missing', path: start },
    prepare: async (page) => {
      await answersTo(page, getObjectionOffer, { ...offer, offer: 'possible' });
      await goesOnTo(page, `/user/cases/object?assessment=${assessment}`);
      await press(page, 'Send the objection');
      await page.getByText('Confirm that it is true').first().waitFor();
    },
  },
  {
    ...{ role, name: 'objection, too late', path: start },
    prepare: async (page) => {
      await answersTo(page, getObjectionOffer, { ...offer, offer: 'too-late' });
      await goesOnTo(page, `/user/cases/object?assessment=${assessment}`);
      await page.getByText('The thirty days to object are over').waitFor();
    },
  },
  {
    ...{ role, name: 'objections', path: start },
    prepare: async (page) => {
      await answersTo(page, listOwnObjections, [objection]);
      await goesOnTo(page, '/user/cases/objections');
      await page.getByText('Day 61 of 90').waitFor();
    },
  },
  {
    ...{ role, name: 'objections, none', path: start },
    prepare: async (page) => {
      await answersTo(page, listOwnObjections, []);
      await goesOnTo(page, '/user/cases/objections');
      await page.getByText('No objection of yours').waitFor();
    },
  },
  {
    ...{ role, name: 'objection, the office asks', path: start },
    prepare: async (page) => {
      await hasPapers(page, 'objection');
      await answersTo(page, getOwnObjection, objection);
      await goesOnTo(page, record);
      await page.getByText('Which pages show the refunds of March?').waitFor();
    },
  },
  {
    ...{ role, name: 'objection, upheld by law', path: start },
    prepare: async (page) => {
      await hasPapers(page, 'objection');
      await answersTo(page, getOwnObjection, upheld);
      await goesOnTo(page, record);
      await page.getByText('The law upholds your objection').waitFor();
    },
  },
];
