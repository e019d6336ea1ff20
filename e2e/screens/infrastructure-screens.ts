import type { Page } from '@playwright/test';
import { type DeclarationProgress, followDeclaration, kobo, submitDeclaration } from '@portal/contracts';
import {
  answersTo,
  cannotShow,
  complaint,
  fills,
  type Preparation,
  press,
  refuses,
  type Screen,
  titled,
} from './screen.ts';

const root = '/communication-infrastructure-assessment-portal';
const reference = 'CD7Q4M2X9TBC';
const billReference = 'KD7Q4M2X9TBC1VWZ';

/** A company, a mast from a file, and a row of the file that cannot be read. */
async function declareSites(page: Page) {
  await fills(page, {
    'Company name': 'Savanna Towers Limited',
    'CAC number': 'RC123456',
    'Who can we ask?': 'Ngozi Eze',
    'Email address': 'ngozi@example.test',
    'Phone number': '08031234567',
    'Address of the company': '4 Kanta Road, Kaduna',
  });
  await press(page, 'Go on');
  const heading = 'kind,name,lga,place,height_m,power';
  const csv = `${heading}\nmast,KAD-1,Kaduna North,Ungwan Rimi,45,grid\ntower,KAD-2,Lagos Island,Marina,tall,wind`;
  const picking = page.waitForEvent('filechooser');
  await press(page, 'Choose a CSV file');
  await (await picking).setFiles({ name: 'sites.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByText('Not a number').waitFor();
  await press(page, 'Add the 1 good row');
}

async function seesTheAssessment(page: Page) {
  await declareSites(page);
  await press(page, 'Show the assessment');
  await page.getByText('₦250,000.00').first().waitFor();
}

const declares = (page: Page) => press(page, /^Declare and get the bill/);

const progress: DeclarationProgress = {
  ...{ reference, state: 'received', companyName: 'Savanna Towers and Communication Infrastructure Holdings Limited' },
  ...{ siteCount: 12, fibreMetres: 48_200, receivedAt: '2026-11-10T08:00:00.000Z', checkedAt: null },
  ...{ rejectionReason: null, billReference, billStatus: 'unpaid', payBy: '2027-02-10' },
  assessment: {
    tariffFrom: '2026-01-01',
    lines: [
      {
        ...{ rate: 'mast', name: { en: 'Mast', ha: 'Mast' }, unit: { en: 'each', ha: 'kowane' }, quantity: 12 },
        ...{ unitAmountKobo: kobo(25_000_000), amountKobo: kobo(300_000_000), isIllustrative: true },
      },
      {
        rate: 'fibre-metre',
        ...{ name: { en: 'Fibre route', ha: 'Hanyar fiber' }, unit: { en: 'metre', ha: 'mita' }, quantity: 48_200 },
        ...{ unitAmountKobo: kobo(14_500), amountKobo: kobo(698_900_000), isIllustrative: true },
      },
    ],
    totalKobo: kobo(998_900_000),
  },
};

function follows(changes: Partial<DeclarationProgress>): Preparation {
  return async (page) => {
    await answersTo(page, followDeclaration, { ...progress, ...changes });
    await fills(page, { 'Declaration reference': reference, 'Email address': 'ngozi@example.test' });
    await press(page, 'Show it');
    await page.getByText(progress.companyName).waitFor();
  };
}

export const infrastructureScreens: readonly Screen[] = [
  { name: 'masts and fibre', path: root },
  {
    name: 'masts and fibre, failed',
    path: '/faq',
    prepare: cannotShow(root),
  },
  {
    name: 'masts and fibre, company with problems',
    path: `${root}/declare`,
    prepare: (page) => press(page, 'Go on'),
  },
  { name: 'masts and fibre, sites', path: `${root}/declare`, prepare: declareSites },
  {
    name: 'masts and fibre, site by hand',
    path: `${root}/declare`,
    prepare: async (page) => {
      await declareSites(page);
      await press(page, 'Add a site');
      await press(page, 'Keep this site');
    },
  },
  { name: 'masts and fibre, assessment', path: `${root}/declare`, prepare: seesTheAssessment },
  {
    name: 'masts and fibre, not declared',
    path: `${root}/declare`,
    prepare: async (page) => {
      await seesTheAssessment(page);
      await refuses(page, submitDeclaration, 'declaration.assessment-changed');
      await declares(page);
      await complaint(page);
    },
  },
  {
    name: 'masts and fibre, declared',
    path: `${root}/declare`,
    prepare: async (page) => {
      await seesTheAssessment(page);
      const declared = { reference, billReference, totalKobo: kobo(25_000_000), payBy: '2027-02-10' };
      await answersTo(page, submitDeclaration, { ...declared, email: 'ngozi@example.test' });
      await declares(page);
      await titled(page, 'Your bill is ready');
    },
  },
  { name: 'masts and fibre, follow', path: `${root}/declaration` },
  { name: 'masts and fibre, waits to be checked', path: `${root}/declaration`, prepare: follows({}) },
  {
    name: 'masts and fibre, rejected',
    path: `${root}/declaration`,
    prepare: follows({
      ...{ state: 'rejected', billStatus: 'cancelled', checkedAt: '2026-11-12T10:00:00.000Z' },
      rejectionReason: 'Three of the masts stand in another state. Declare again without them.',
    }),
  },
];
