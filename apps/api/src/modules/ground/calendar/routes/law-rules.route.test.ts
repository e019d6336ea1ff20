import { lawRuleIds } from '@portal/contracts';
import { expect, it } from 'vitest';
import { startModule } from '../../../../testing/module-app.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { calendarModule, createDeadlines } from '../index.ts';

const { db } = await createTestDatabase();
const { call, staffMember } = await startModule(db, new Date().toISOString(), (app, { clock }) =>
  calendarModule(app, { deadlines: createDeadlines({ db, clock }) }),
);

it('lists every deadline with its law, for staff', async () => {
  const list = (await call('GET', '/law-rules', { as: await staffMember('Tax Officer') })).json();
  expect(new Set(list.map(({ id }: { id: string }) => id))).toEqual(new Set(lawRuleIds));
  expect(list.find(({ id }: { id: string }) => id === 'objection.decision')).toEqual({
    id: 'objection.decision',
    fromDay: '2026-01-01',
    title: { en: 'Decision on an objection, else it is upheld', ha: expect.any(String) },
    length: 90,
    unit: 'days',
    rollsToWorkingDay: false,
    mayPause: false,
    mayExtend: false,
    source: 'Nigeria Tax Administration Act 2025, section 41(6)',
    isLaw: true,
  });
  expect((await call('GET', '/law-rules')).statusCode).toBe(401);
  expect((await call('GET', '/law-rules', { as: await staffMember('Individual') })).statusCode).toBe(403);
});
