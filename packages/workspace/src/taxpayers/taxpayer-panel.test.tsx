import { getTaxpayer } from '@portal/contracts';
import { defineArea } from '@portal/platform';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { refusedWith } from '../testing/answers-of-report.ts';
import { TaxpayerPanel } from './index.ts';

const taxpayer = {
  ...{ tpui: 'KD-0001-2345-67', name: 'Kasuwa Sample Traders Ltd', category: 'Corporate', phone: '+2348030000000' },
  ...{ lga: 'Zaria', homeOffice: { taxOfficeId: 8, name: 'Zaria', source: 'chosen' }, standing: 'active' },
  ...{ registeredOn: '2026-01-09', bills: 3, billedKobo: 300_000, collectedKobo: 100_000, outstandingKobo: 200_000 },
  lastPaidAt: '2026-11-20T23:30:00.000Z',
};

function open(answer: () => Response, language: 'en' | 'ha' = 'en') {
  const area = defineArea({
    id: 'tax-office',
    navigation: [],
    routes: [{ path: '/tax-area-office/taxpayer-reports', element: <TaxpayerPanel id="KD-0001-2345-67" /> }],
    loadMessages: async () => {},
  });
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer());
  return renderArea(area, '/tax-area-office/taxpayer-reports', {
    fetch,
    language,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
}
const answered = () => Response.json(getTaxpayer.response.parse(taxpayer));

it('says what is owed, how the office came about, and leads to the bills of all time in the same area', async () => {
  await open(answered);
  expect(await screen.findByRole('heading', { name: 'Kasuwa Sample Traders Ltd' })).toBeDefined();
  expect(screen.getByText('Outstanding').nextElementSibling?.textContent).toBe('₦2,000.00');
  expect(screen.getByText('Zaria (chosen by the taxpayer)')).toBeDefined();
  expect(screen.getByText('Last payment').nextElementSibling?.textContent).toBe('21 Nov 2026');
  expect(screen.getByRole('link', { name: 'Their bills' }).getAttribute('href')).toBe(
    '/tax-area-office/invoice-reports?criteria=KD-0001-2345-67&minDate=2000-01-01',
  );
});

it('says that there is no such taxpayer among those one sees', async () => {
  await open(() => refusedWith('taxpayer.not-found'));
  expect(await screen.findByRole('heading', { name: 'There is no such taxpayer' })).toBeDefined();
});

it('says what broke, in Hausa too', async () => {
  await open(() => refusedWith('service.unavailable'), 'ha');
  expect((await screen.findByRole('alert')).textContent).toContain('a1b2c3d4');
});
