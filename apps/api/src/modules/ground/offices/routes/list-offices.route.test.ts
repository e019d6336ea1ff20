import { expect, it } from 'vitest';
import { startModule } from '../../../../testing/module-app.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createCaseload } from '../../caseload/index.ts';
import { createOfficeReader, officesModule } from '../index.ts';

const { db } = await createTestDatabase();
const { call } = await startModule(db, '2026-12-20T09:00:00Z', (app, { clock }) =>
  officesModule(app, {
    contact: { email: 'help@kadirs.test', telephone: '0800 123 456' },
    db,
    offices: createOfficeReader(db),
    clock,
    caseload: createCaseload({ db, clock }),
  }),
);

it('lists the 31 offices by name with place and hours, and the holidays of the year ahead', async () => {
  const answer = await call('GET', '/tax-offices');
  const { offices, holidays, contact } = answer.json();
  expect(contact).toEqual({ email: 'help@kadirs.test', telephone: '0800 123 456' });
  expect(offices).toHaveLength(31);
  expect(offices.find(({ name }: { name: string }) => name === 'Saminaka')).toEqual({
    id: 20,
    name: 'Saminaka',
    lga: 'Lere',
    address: 'Saminaka',
    isIllustrative: true,
    hours: [
      ...[1, 2, 3, 4].map((weekday) => ({ weekday, opensAt: '08:00', closesAt: '16:00' })),
      { weekday: 5, opensAt: '08:00', closesAt: '13:00' },
    ],
  });
  expect(offices.filter(({ lga }: { lga: string | null }) => lga === null)).toHaveLength(2);
  expect(holidays[0]).toEqual({ day: '2026-12-25', name: { en: 'Christmas Day', ha: 'Ranar Kirsimeti' } });
  expect(holidays.at(-1).day <= '2027-12-20').toBe(true);
  expect(answer.headers['cache-control']).toBe('public, max-age=300');
});
