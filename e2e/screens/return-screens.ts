import {
  type FiledReturnRow,
  getOwnReturn,
  kobo,
  listOwnObligationFacts,
  listOwnObligations,
  listOwnPremises,
  listOwnReturns,
  listReturnKinds,
  listReturnVersions,
  type OpenReturn,
  openReturn,
  previewReturn,
  type ReturnFigures,
  type ReturnLateness,
  type ReturnPreview,
} from '@portal/contracts';
import { answersTo, goesOnTo, type SignedInScreen } from './screen.ts';

const id = '0199a1f0-0000-7000-8000-000000000331';
const law = { law: 'Kaduna State Tax Law 2016', section: 'ss. 75–85', certainty: 'last-published' } as const;
const act = { law: 'Nigeria Tax Act 2025', section: 's. 58 and Fourth Schedule', certainty: 'certain' } as const;

/** Of a hotel's month: each line is one of its kind. */
const hotelFigures: ReturnFigures = {
  fingerprint: 'sample',
  lines: [
    { id: 'rooms', of: null, amountKobo: kobo(250_000_000), formula: { kind: 'entered' }, reference: law },
    { id: 'refunds', of: null, amountKobo: kobo(10_000_000), formula: { kind: 'entered' }, reference: law },
    {
      ...{ id: 'taxable', of: null, amountKobo: kobo(240_000_000), reference: law },
      formula: { kind: 'difference', fromKobo: 250_000_000, takenKobo: 10_000_000 },
    },
    {
      ...{ id: 'consumption-tax', of: null, amountKobo: kobo(12_000_000), reference: law },
      formula: { kind: 'rate', ofKobo: 240_000_000, ratePpm: 50_000 },
    },
  ],
  ...{ taxKobo: kobo(12_000_000), creditKobo: kobo(0), balanceKobo: kobo(12_000_000), overKobo: kobo(0), losses: [] },
};
/** Of a person's year. */
const incomeFigures: ReturnFigures = {
  fingerprint: 'sample',
  lines: [
    {
      ...{ id: 'employment', of: 'Zaria Sample Mills Ltd', amountKobo: kobo(180_000_000), reference: act },
      formula: { kind: 'entered' },
    },
    { id: 'gross-income', of: null, amountKobo: kobo(180_000_000), formula: { kind: 'entered' }, reference: act },
    {
      ...{ id: 'chargeable-income', of: null, amountKobo: kobo(180_000_000), reference: act },
      formula: { kind: 'difference', fromKobo: 180_000_000, takenKobo: 0 },
    },
    {
      ...{ id: 'tax', of: null, amountKobo: kobo(15_000_000), reference: act },
      formula: {
        kind: 'bands',
        shares: [{ fromKobo: 80_000_000, chargedKobo: 100_000_000, ratePpm: 150_000, taxKobo: 15_000_000 }],
      },
    },
    {
      ...{ id: 'paye-credit', of: null, amountKobo: kobo(15_000_000), reference: act },
      formula: { kind: 'sum', of: [{ amountKobo: 15_000_000 }] },
    },
  ],
  ...{ taxKobo: kobo(15_000_000), creditKobo: kobo(15_000_000), balanceKobo: kobo(0), overKobo: kobo(0), losses: [] },
};
const previewOf = (figures: ReturnFigures, dueOn: string): ReturnPreview => ({
  ...{ figures, changes: [], dueOn, lateness: [], toBillKobo: figures.balanceKobo, replacedKobo: kobo(0) },
  toBillInWords: figures.balanceKobo > 0 ? 'One Hundred Twenty Thousand Naira Only' : 'Zero Naira Only',
});
const opening: Omit<OpenReturn, 'kind' | 'period' | 'dueOn'> = {
  ...{ lateness: [], filled: {}, origins: [], draft: null, filedVersion: null, preview: null },
};
const row: FiledReturnRow = {
  ...{ id, kind: 'consumption-tax', period: '2026-10', version: 1, filedAt: '2026-11-24T09:00:00.000Z' },
  ...{ filedBy: 'Amina Bello', isForAnother: false, dueOn: '2026-11-20', isLate: true, isNewest: true },
  ...{ taxKobo: kobo(12_000_000), creditKobo: kobo(0), balanceKobo: kobo(12_000_000), overKobo: kobo(0) },
  ...{ amendmentReason: '', credit: null },
  bill: { reference: 'KD7Q4M2X9TBC1VWZ', amountKobo: kobo(12_000_000), status: 'unpaid' },
};
const amended: FiledReturnRow = {
  ...{ ...row, id: id.replace(/1$/, '2'), version: 2, amendmentReason: 'Refunds came after the month', bill: null },
  ...{ taxKobo: kobo(10_000_000), balanceKobo: kobo(10_000_000) },
  credit: { amountKobo: kobo(2_000_000), state: 'waiting', reason: '' },
};
const lateness: ReturnLateness[] = [
  {
    ...{ daysLate: 4, of: 'return', penaltyKobo: kobo(5_000_000), interestKobo: kobo(0) },
    source: 'Nigeria Tax Administration Act 2025, s. 101',
  },
];
const duty = { filedOn: null, source: 'Kaduna State Tax Law 2016, ss. 75–85', excuse: null, extension: null } as const;

const role = 'Individual';
const start = '/user/settings';
const screen = (name: string, prepare: NonNullable<SignedInScreen['prepare']>): SignedInScreen => ({
  ...{ role, name: `returns, ${name}`, path: start, prepare },
});

/** What is due and why, a return to fill in, one that is a single button, and what was filed. */
export const returnScreens: readonly SignedInScreen[] = [
  screen('of a year', async (page) => {
    await answersTo(page, listOwnObligations, { obligations: [] });
    await answersTo(page, listOwnReturns, {
      returns: [row],
      drafts: [{ kind: 'direct-assessment', period: '2025', savedAt: '2026-11-20T09:00:00.000Z' }],
    });
    await answersTo(page, listReturnKinds, {
      kinds: [{ kind: 'consumption-tax', firstPeriod: '2025-01', lastPeriod: '2026-10' }],
    });
    await goesOnTo(page, '/user/returns?year=2026');
    await page.getByText('Prepared, not filed').waitFor();
  }),
  screen('calendar of duties', async (page) => {
    await answersTo(page, listOwnObligations, {
      obligations: [
        { ...duty, kind: 'consumption-tax-month', period: '2026-08', dueOn: '2026-09-20', state: 'expected' },
        {
          ...{ ...duty, kind: 'paye-month', period: '2026-09', dueOn: '2026-10-15', state: 'filed-late' },
          ...{ filedOn: '2026-10-18', extension: { lawDay: '2026-10-10', announced: 'Notice 7 of the service' } },
        },
        {
          ...{ ...duty, kind: 'direct-assessment', period: '2025', dueOn: '2026-03-31', state: 'excused' },
          excuse: { reason: 'Ill for the whole of March', on: '2026-04-02' },
        },
      ],
    });
    await goesOnTo(page, '/user/returns/calendar?year=2026');
    await page.getByText('Ill for the whole of March').waitFor();
  }),
  screen('calendar of a year without duties', async (page) => {
    await answersTo(page, listOwnObligations, { obligations: [] });
    await goesOnTo(page, '/user/returns/calendar?year=2026');
    await page.getByText('Nothing is expected of you in this year.').waitFor();
  }),
  screen('what makes duties', async (page) => {
    await answersTo(page, listOwnObligationFacts, {
      facts: [{ id, fact: 'self-employed', fromDay: '2024-03-01', toDay: null }],
    });
    await answersTo(page, listOwnPremises, {
      premises: [{ id, place: '5 Ahmadu Bello Way, Kaduna', trade: 'hotel', fromDay: '2025-01-01', toDay: null }],
    });
    await goesOnTo(page, '/user/returns/facts');
    await page.getByText('You work for yourself').waitFor();
  }),
  screen('nothing said of duties yet', async (page) => {
    await answersTo(page, listOwnObligationFacts, { facts: [] });
    await answersTo(page, listOwnPremises, { premises: [] });
    await goesOnTo(page, '/user/returns/facts');
    await page.getByText('You have said nothing yet.').waitFor();
  }),
  screen('a year with nothing to add', async (page) => {
    const employer = {
      ...{ ref: 'paye:KD-0412-0007-31', employer: 'Zaria Sample Mills Ltd' },
      ...{ grossKobo: 180_000_000, deductedKobo: 15_000_000 },
    };
    await answersTo(page, openReturn, {
      ...{ ...opening, kind: 'direct-assessment', period: '2026', dueOn: '2027-03-31' },
      filled: { employments: [employer] },
      origins: [{ path: `employments.${employer.ref}.grossKobo`, from: 'paye', said: employer.employer }],
    });
    await answersTo(page, previewReturn, previewOf(incomeFigures, '2027-03-31'));
    await goesOnTo(page, '/user/returns/direct-assessment/2026');
    await page.getByText('By pressing this I declare:').waitFor();
  }),
  screen('a hotel’s month', async (page) => {
    await answersTo(page, openReturn, { ...opening, kind: 'consumption-tax', period: '2026-10', dueOn: '2026-11-20' });
    await answersTo(page, previewReturn, { ...previewOf(hotelFigures, '2026-11-20'), lateness });
    await goesOnTo(page, '/user/returns/consumption-tax/2026-10');
    await page.getByText('4 days late').waitFor();
  }),
  screen('a filed month with its versions', async (page) => {
    await answersTo(page, getOwnReturn, {
      ...{ ...amended, answers: { roomsKobo: 250_000_000 }, figures: hotelFigures, changes: [], lateness },
    });
    await answersTo(page, listReturnVersions, {
      versions: [
        {
          ...{ ...amended, taxBeforeKobo: kobo(12_000_000) },
          differences: [{ path: 'refundsKobo', before: 10_000_000, after: 50_000_000 }],
        },
        { ...row, isNewest: false, differences: [], taxBeforeKobo: null },
      ],
    });
    await goesOnTo(page, `/user/returns/filed/${amended.id}`);
    await page.getByText('Why: Refunds came after the month').waitFor();
  }),
];
