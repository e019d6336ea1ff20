import { getBillRecord } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { area } from './area.tsx';

const reference = 'KD0123456789ABCD';
const recordOf = (status: string) => ({
  bill: {
    ...{
      id: reference,
      billReference: reference,
      issuedOn: '2026-11-20',
      expiresOn: '2027-02-20',
      dueOn: '2027-02-20',
      status,
    },
    ...{ payer: 'Musa Sani', tpui: null, category: 'Individual', mda: 'KADGIS', heads: 'Land Search' },
    ...{ taxOffice: null, lga: null, expertSystem: null, engineCode: null, counter: null, totalKobo: 2_000_000 },
  },
  ...{ lines: [], events: [], books: [], receiptNumber: null, mails: [], audit: [], actions: [] },
  asOf: '2026-11-23T08:42:00.000Z',
});

it.each([
  ['unpaid', true],
  ['expired', true],
  ['paid', false],
  ['cancelled', false],
  ['under-review', false],
  ['void', false],
])('of a bill that is %s, correcting it is offered: %s', async (status, isOffered) => {
  await renderArea(area, `/mda/bills/${reference}`, {
    fetch: async (input) =>
      String(input).includes('/reports/bill')
        ? Response.json(getBillRecord.response.parse(recordOf(status)))
        : new Response(null, { status: 404 }),
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  expect(await screen.findAllByText('Musa Sani')).toBeDefined();
  expect(screen.queryByRole('link', { name: /^Correct/ }) !== null).toBe(isOffered);
});
