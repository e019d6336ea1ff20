import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { startConsultations } from '../testing/consultations-test-app.ts';

const { db } = await createTestDatabase();
const { call, book, consultant } = await startConsultations(db);
await consultant();

const at = (day: number, hour: number) =>
  `2027-03-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00.000Z`;

describe('free times', () => {
  it('follow the office’s hours in Lagos, begin two hours from now, and skip what is taken and closed days', async () => {
    await book({ startsAt: at(3, 9) });
    const { days, firstDay, lastDay } = (
      await call('GET', '/consultations/times?topic=paye&mode=in-person&officeId=6&days=7')
    ).json();
    const times = days.map(({ times: some }: { times: { startsAt: string }[] }) =>
      some.map(({ startsAt }) => startsAt),
    );
    expect([firstDay, lastDay]).toEqual(['2027-03-01', '2027-03-29']);
    // Monday: it is 09:00 now, so from 11:00; until 16:00, the last one at 15:30.
    expect([times[0][0], times[0].at(-1), times[0].length]).toEqual([at(1, 10), '2027-03-01T14:30:00.000Z', 10]);
    expect(times[1]).toHaveLength(16);
    expect(times[2]).toHaveLength(15);
    expect(times[2]).not.toContain(at(3, 9));
    expect(times[4]).toHaveLength(10);
    expect([times[5], times[6]]).toEqual([[], []]);
  });

  it('name the holiday on which every office is closed', async () => {
    const { days } = (await call('GET', '/consultations/times?topic=paye&mode=phone&from=2027-03-26&days=1')).json();
    expect(days).toEqual([
      { day: '2027-03-26', holiday: { en: 'Good Friday', ha: expect.any(String) }, standsIn: null, times: [] },
    ]);
  });

  it('end where booking ends, and there are none for what nobody does', async () => {
    expect((await call('GET', '/consultations/times?topic=paye&mode=phone&from=2028-01-01')).json().days).toEqual([]);
    const other = await call('GET', '/consultations/times?topic=objection&mode=phone&days=2');
    expect(other.json().days.flatMap(({ times }: { times: unknown[] }) => times)).toEqual([]);
  });

  it.each(['topic=gold&mode=phone', 'topic=paye', 'topic=paye&mode=phone&days=400', 'topic=paye&mode=phone&from=soon'])(
    'are not looked for with %s',
    async (query) => {
      expect((await call('GET', `/consultations/times?${query}`)).statusCode).toBe(422);
    },
  );

  it('are of consultants who can be booked, by name', async () => {
    const retired = await consultant({ name: 'Aliyu Retired' });
    await db.$client.query('update consultants set is_active = false where id = $1', [retired]);
    const names = (await call('GET', '/consultations/consultants')).json().map(({ name }: { name: string }) => name);
    expect(names).toEqual(['Hauwa Sani']);
  });
});
