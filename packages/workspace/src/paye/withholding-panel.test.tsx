import { getWithholdingFiling } from '@portal/contracts';
import { defineArea } from '@portal/platform';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusedWith } from '../testing/answers-of-report.ts';
import { WithholdingPanel } from './withholding-panel.tsx';

const line = {
  ...{ name: 'Amina Bello', taxId: '', payee: 'resident-individual', transaction: 'other-services', stateId: 19 },
  ...{ invoice: 'INV-1', grossKobo: 100_000_000, deductedKobo: 2_000_000, ratePpm: 40_000, isDoubled: true },
  ...{ lawKobo: 4_000_000, dueKobo: 4_000_000, collectedBy: 'state', beneficiary: '0'.repeat(32) },
};
const schedule = {
  ...{ id: '0199a1f0-0000-7000-8000-000000000001', month: '2026-10', version: 1, state: 'filed', payer: 'company' },
  ...{ savedAt: '2026-11-08T08:00:00.000Z', filedAt: '2026-11-08T09:00:00.000Z', dueOn: '2026-11-30' },
  ...{
    grossKobo: 200_000_000,
    deductedKobo: 4_000_000,
    lawKobo: 6_000_000,
    dueKobo: 4_000_000,
    beforeKobo: 0,
    toBillKobo: 0,
    replacedKobo: 0,
    toBillInWords: '',
    overKobo: 0,
    credit: null,
  },
  ...{ isReceipted: false, lateness: [], leftOutCount: 0, leftOut: [], source: 'The Regulations' },
  bill: { reference: 'KD7Q4M2X9TBC1VWZ', status: 'unpaid' },
  lines: [
    line,
    { ...line, name: 'Kaduna Mills Ltd', payee: 'resident-company', collectedBy: 'nigeria-revenue-service' },
  ],
};

function open(answer: () => Response, language: 'en' | 'ha' = 'en') {
  const area = defineArea({
    id: 'tax-office',
    navigation: [],
    routes: [{ path: '/tax-area-office/withholding-filings', element: <WithholdingPanel id="KD-1~2026-10" /> }],
    loadMessages: async () => {},
  });
  return renderArea(area, '/tax-area-office/withholding-filings', {
    fetch: async () => answer(),
    language,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
}
const answered = (more: object = {}) =>
  Response.json(
    getWithholdingFiling.response.parse({ tpui: 'KD-1', payer: 'Zaria Mills Ltd', schedule, queries: [], ...more }),
  );

it('says what was filed, at which rate, and whose tax it is', async () => {
  await open(() => answered());
  expect(await screen.findByRole('heading', { name: 'Zaria Mills Ltd, October 2026' })).toBeDefined();
  expect(screen.getByText('Another service, 4% (doubled)')).toBeDefined();
  expect(screen.getByText(/the Nigeria Revenue Service collects this/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'KD7Q4M2X9TBC1VWZ' }).getAttribute('href')).toBe(
    '/tax-area-office/invoice-reports?record=KD7Q4M2X9TBC1VWZ',
  );
});

it('says that nothing is filed yet', async () => {
  await open(() => answered({ schedule: null }));
  expect(await screen.findByText('Nothing is filed for this month')).toBeDefined();
});

it('says what broke, in Hausa too', async () => {
  await open(() => refusedWith('service.unavailable'), 'ha');
  expect((await screen.findByRole('alert')).textContent).toContain('a1b2c3d4');
});

it('shows what was asked about a payment and what the payer answered', async () => {
  const asked = {
    ...{ id: '0199a1f0-0000-7000-8000-000000000002', month: '2026-10', position: 2, beneficiary: 'Musa Sani' },
    state: 'answered',
    words: [
      { side: 'office', at: '2026-11-20T08:00:00Z', text: 'Why was this rate taken?' },
      { side: 'employer', at: '2026-11-21T08:00:00Z', text: 'It was a contract of construction' },
    ],
  };
  await open(() => answered({ queries: [asked] }));
  expect(await screen.findByRole('region', { name: 'Musa Sani (2)' })).toBeDefined();
  expect(screen.getByText('It was a contract of construction')).toBeDefined();
  expect(screen.getByText(/^Payer ·/)).toBeDefined();
});
