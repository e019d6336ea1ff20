import { openSession } from '@portal/auth';
import { answering } from '@portal/auth/testing';
import { ownStatementReport, type ResponseOf } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { area } from './area.tsx';

const statement: ResponseOf<typeof ownStatementReport.list> = {
  ...{ totalRecords: 1, isBounded: false, pageSize: 50, after: null, before: null },
  ...{ period: { minDate: '2026-01-01', maxDate: '2026-12-31' }, asOf: '2026-11-23T08:42:00.000Z' },
  totals: { chargeKobo: 0, paidKobo: 1_250_000 },
  data: [
    {
      ...{ id: '1', at: '2026-11-02T08:00:00.000Z', status: 'payment', reference: 'KDR-2026-00001234' },
      ...{ about: 'Shop licence', mda: 'Ministry of Commerce', billReference: 'KD00000000000018' },
      ...{ chargeKobo: 0, paidKobo: 1_250_000, balanceKobo: 46_200_000 },
    },
  ],
};

it('a payment’s card shows the payment as its amount, and the balance after it under its own label', async () => {
  await openSession({ token: 't', roles: ['Individual'], user: { email: 'amina@people.test' } });
  const { fetch } = answering({
    [`GET ${ownStatementReport.list.path}`]: () => Response.json(statement),
  });
  await renderArea(area, '/user/payment-history/statement', {
    fetch,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  const row = (await screen.findAllByText('Shop licence'))[0]?.closest('tr');
  const cells = [...(row?.querySelectorAll('[data-kobo]') ?? [])].map((cell) => [
    cell.getAttribute('data-card'),
    cell.getAttribute('data-header'),
    cell.hasAttribute('data-none'),
    cell.textContent,
  ]);
  expect(cells).toEqual([
    ['amount', null, true, expect.any(String)],
    ['amount', null, false, '12,500.00'],
    ['line', 'Balance after', false, '462,000.00'],
  ]);
});
