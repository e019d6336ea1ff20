import { expect, it } from 'vitest';
import { givenTerminal } from '../../../../testing/given-terminal.ts';
import { givenUser } from '../../../../testing/given-user.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { reportingModule } from '../reporting.module.ts';
import { startReporting } from '../testing/reporting-test-app.ts';

const { db, url } = await createTestDatabase();
const { call, read } = await startReporting(db, url, reportingModule);
const by = await givenUser(db, { roles: ['SuperAdmin'] });
const { rows: people } = await db.$client.query<{ tpui: string; name: string }>(
  `select tpui, name from taxpayers where name <> '' order by tpui limit 1`,
);
const agent = people[0] ?? { tpui: '', name: '' };
await givenTerminal(db, {
  ...{ serial: 'PAX-MONTHS-1', by, addedAt: '2026-07-31T23:30:00Z' },
  history: [
    { since: '2026-09-30T23:30:00Z', state: 'deployed', place: '4 Zaria Road', tpui: agent.tpui },
    { since: '2026-11-05T09:00:00Z', state: 'retired', place: '4 Zaria Road', tpui: agent.tpui },
  ],
  days: [
    { day: '2026-10-01', payments: 2, kobo: 500_000 },
    { day: '2026-10-31', payments: 1, kobo: 70_001 },
    { day: '2026-11-01', payments: 1, kobo: 40_000 },
  ],
});
await givenTerminal(db, { serial: 'PAX-MONTHS-2', by, addedAt: '2026-10-20T09:00:00Z' });

interface Row {
  readonly month: string;
  readonly serial: string;
  readonly status: string;
}
const list = async (from: string, to: string, more = '') =>
  read(`/reports/terminal-months?minDate=${from}&maxDate=${to}&sortField=serial&sortOrder=asc${more}`);

it('has each terminal once a month, as it was at the end of that month, with what it took in it', async () => {
  const { data, totals } = await list('2026-10-01', '2026-10-31');
  expect(data).toEqual([
    {
      ...{ id: expect.any(String), month: '2026-10', serial: 'PAX-MONTHS-1', bankCode: '044', status: 'deployed' },
      ...{ agentTpui: agent.tpui, agent: agent.name, place: '4 Zaria Road', payments: 3, volumeKobo: 570_001 },
    },
    {
      ...{ id: expect.any(String), month: '2026-10', serial: 'PAX-MONTHS-2', bankCode: '044', status: 'in-stock' },
      ...{ agentTpui: null, agent: null, place: '', payments: 0, volumeKobo: 0 },
    },
  ]);
  expect(totals).toEqual({ payments: 3, volumeKobo: 570_001 });
});

it('begins with the month of Lagos in which it was entered, and ends with the one in which it was retired', async () => {
  const { data } = await list('2026-06-15', '2026-12-31', '&criteria=months-1');
  expect(data.map(({ month, status }: Row) => [month, status]).sort()).toEqual([
    ['2026-08', 'in-stock'],
    ['2026-09', 'in-stock'],
    ['2026-10', 'deployed'],
    ['2026-11', 'retired'],
  ]);
  expect((await list('2026-10-15', '2026-10-16', '&status=deployed')).data).toMatchObject([{ month: '2026-10' }]);
  expect((await list('2026-10-15', '2026-10-16', `&criteria=${agent.tpui.toLowerCase()}`)).totalRecords).toBe(1);
});

it('is for the SuperAdmin alone, and refuses days that are none', async () => {
  const path = '/reports/terminal-months';
  expect((await call(path)).status).toBe(401);
  for (const reader of ['Admin', 'Tax Office Director', 'MDA User'] as const)
    expect((await call(path, reader)).status).toBe(403);
  expect((await call(`${path}?minDate=2026-10-31&maxDate=2026-10-01`, 'SuperAdmin')).status).toBe(422);
});
