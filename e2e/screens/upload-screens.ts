import type { Page } from '@playwright/test';
import { startsThePage } from '../actors/starts-the-page.ts';
import { answers, refuses, type SignedInScreen } from './screen.ts';

const rows = (page: Page) => page.locator('.ui-files > li');

/** One document received, one refused, one that did not arrive, one that is on its way. */
async function documentsAreSent(page: Page) {
  const picture = { name: 'passport.png', mimeType: 'image/png', buffer: await page.screenshot() };
  const choose = (row: number, file: typeof picture) =>
    rows(page).nth(row).locator('input').first().setInputFiles(file);
  await rows(page).first().waitFor();
  await choose(0, picture);
  await rows(page).first().getByText('Received', { exact: true }).waitFor({ timeout: 30_000 });
  await choose(1, { ...picture, buffer: Buffer.from('%PDF-1.7') });
  await rows(page).nth(1).getByRole('alert').waitFor();
  await page.route(/\/agent-registration\/documents\//, (route) => route.abort(), { times: 1 });
  await choose(2, picture);
  await rows(page).nth(2).getByText('Not received').waitFor();
  await page.getByText('The connection is back.').waitFor();
  await page.getByText('The connection is back.').waitFor({ state: 'hidden' });
  await page.route(/\/agent-registration\/documents\//, () => {});
  await choose(3, picture);
}

async function registrationStands(page: Page, status: 'payment-required' | 'complete') {
  const documents = [1, 2, 3, 4].map((docId) => ({
    id: `019aa000-0000-7000-8000-00000000000${docId}`,
    docId,
    docName: `scan-${docId}.png`,
    size: 482_113,
    contentType: 'image/png',
    uploadedAt: '2026-11-20T08:00:00.000Z',
  }));
  const billReference = status === 'complete' ? 'KDKYEV14BSWYXGHA' : null;
  const fee = { amountKobo: 1_000_000, isIllustrative: true, billReference };
  await answers(page, /\/agent-registration$/, 200, { status, documents, fee });
  await page.reload();
  await page.locator('html[data-started]').waitFor();
  await rows(page).first().getByText('Received', { exact: true }).waitFor();
}

/** What an agent hands in after registering. */
export const uploadScreens: readonly SignedInScreen[] = [
  { role: 'Individual', name: 'uploads, no agent', path: '/uploads' },
  { role: 'Agent', name: 'uploads, nothing yet', path: '/uploads', prepare: (page) => rows(page).first().waitFor() },
  {
    role: 'Agent',
    name: 'uploads, loading',
    path: '/stay-tuned',
    prepare: async (page) => {
      await page.route(/\/agent-registration/, () => {});
      await page.goto('/uploads');
      await startsThePage(page);
      await page.getByRole('link', { name: 'Dashboard' }).first().waitFor();
    },
  },
  {
    role: 'Agent',
    name: 'uploads, failed',
    path: '/stay-tuned',
    prepare: async (page) => {
      await refuses(page, /\/agent-registration/, 'unexpected');
      await page.goto('/uploads');
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  { role: 'Agent', name: 'uploads, every state', path: '/uploads', prepare: documentsAreSent },
  {
    role: 'Agent',
    name: 'uploads, fee',
    path: '/uploads',
    prepare: (page) => registrationStands(page, 'payment-required'),
  },
  {
    role: 'Agent',
    name: 'uploads, complete',
    path: '/uploads',
    prepare: (page) => registrationStands(page, 'complete'),
  },
];
