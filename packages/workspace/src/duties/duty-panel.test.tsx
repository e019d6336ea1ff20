import { defineArea } from '@portal/platform';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DutyPanel } from './duty-panel.tsx';
import type { DutyRow } from './duty-row.ts';

const missing: DutyRow = {
  ...{ id: 'KD-1~paye-month~2026-10-01', taxpayer: 'Zaria Sample Mills Ltd', tpui: 'KD-1', duty: 'paye-month' },
  ...{ period: '2026-10', taxOffice: 'Zaria', sector: null, size: 'small', dueOn: '2026-11-10', filedOn: null },
  ...{ daysLate: 13, expectedKobo: 4_120_000, basis: 'own', billedKobo: 0, paidInTimeKobo: 0, status: 'missing' },
};

function open(row: DutyRow, language: 'en' | 'ha' = 'en') {
  const area = defineArea({
    id: 'tax-office',
    navigation: [],
    routes: [{ path: '/tax-area-office/duties', element: <DutyPanel id={row.id} row={row} /> }],
    loadMessages: async () => {},
  });
  return renderArea(area, '/tax-area-office/duties', {
    ...{ fetch: async () => Response.json({}), language },
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
}

it('says what is expected of who did not file, and how that was estimated', async () => {
  await open(missing);
  expect(await screen.findByText('Average of up to three own returns before it')).toBeDefined();
  expect(document.body.textContent).toContain('41,200');
  expect(screen.getByText('Not filed')).toBeDefined();
});

it('says nothing of amounts where nothing can be estimated, and speaks Hausa', async () => {
  await open({ ...missing, expectedKobo: null, basis: 'unknown' }, 'ha');
  expect(await screen.findByText('Babu abin da za a kiyasta da shi')).toBeDefined();
  expect(screen.queryByText('Adadin da ake tsammani')).toBeNull();
});
