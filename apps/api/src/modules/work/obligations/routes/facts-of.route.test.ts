import { obligationFactAsRead, premisesAsRead } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { startObligations } from '../testing/obligations-test-app.ts';

const { db } = await createTestDatabase();
const { call, taxpayer, staffMember, ofOffice, audited } = await startObligations(db);
const [officer, foreign] = [await staffMember('Tax Officer', 6), await staffMember('Tax Officer', 8)];
const shownBy = 'The shop was visited, and its book read';

/** Of office 6, whom nobody signs in for. */
async function withoutAccount(categoryId = 1): Promise<string> {
  const { rows } = await db.$client.query<{ tpui: string }>(
    `insert into taxpayers (tpui, name, phone, category_id, standing, registered_on, home_office_id, home_office_source)
     values (next_tpui(), 'Musa Garba', '', $1, 'known', '2025-01-01', 6, 'confirmed') returning tpui`,
    [categoryId],
  );
  return rows[0]?.tpui ?? '';
}
const recorded = { fact: 'self-employed', fromDay: '2025-03-01', toDay: '2025-12-31', shownBy };
const record = (tpui: string, as: string | undefined, more: object = {}) =>
  call('POST', `/taxpayers/${tpui}/facts`, { ...(as && { as }), body: { ...recorded, ...more } });
const place = { place: '4 Zaria Road', trade: 'hotel', fromDay: '2025-11-01', toDay: '2025-11-30' } as const;
const enter = (tpui: string, as: string) =>
  call('POST', `/taxpayers/${tpui}/premises`, { as, body: { ...place, shownBy } });
const registered = async (tpui: string) =>
  (
    await db.$client.query<{ line: string }>(
      `select kind || ' ' || period_from || case when ended_on is null then '' else ' ended' end as line from obligations where tpui = $1 order by 1`,
      [tpui],
    )
  ).rows.map(({ line }) => line);

describe('facts of a taxpayer without an account', () => {
  it('are recorded by their office with what shows it; the duties follow, and are corrected with it', async () => {
    const tpui = await withoutAccount();
    const [{ id, ...fact }] = (await record(tpui, officer)).json().facts;
    expect(fact).toEqual({ fact: 'self-employed', fromDay: '2025-03-01', toDay: '2025-12-31' });
    expect(await registered(tpui)).toEqual(['direct-assessment 2025-01-01']);
    const change = (asRead: string) =>
      call('PUT', `/taxpayers/${tpui}/facts/${id}?asRead=${asRead}`, {
        as: officer,
        body: { fromDay: '2024-01-01', toDay: '2024-12-31', shownBy },
      });
    expect((await change(obligationFactAsRead({ fromDay: '2025-03-02', toDay: null }))).json().code).toBe(
      'request.changed-meanwhile',
    );
    expect((await change(obligationFactAsRead(fact))).statusCode).toBe(200);
    expect(await registered(tpui)).toEqual(['direct-assessment 2025-01-01 ended']);
    expect(await audited(`taxpayer:${tpui}`)).toEqual([
      { actor: `user:${officer}`, action: 'obligation.fact-recorded' },
      { actor: `user:${officer}`, action: 'obligation.fact-recorded' },
    ]);
    expect((await call('GET', `/taxpayers/${tpui}/facts`, { as: officer })).json().facts).toMatchObject([
      { fromDay: '2024-01-01' },
    ]);
  });

  it('are places too', async () => {
    const tpui = await withoutAccount(2);
    const [{ id, ...entered }] = (await enter(tpui, officer)).json().premises;
    expect(entered).toEqual(place);
    expect(await registered(tpui)).toEqual(['consumption-tax-month 2025-11-01']);
    const changed = await call('PUT', `/taxpayers/${tpui}/premises/${id}?asRead=${premisesAsRead(place)}`, {
      ...{ as: officer, body: { ...place, trade: 'shop', shownBy } },
    });
    expect(changed.json().premises).toEqual([{ ...place, id, trade: 'shop' }]);
    expect(await registered(tpui)).toEqual(['consumption-tax-month 2025-11-01 ended']);
    expect((await call('GET', `/taxpayers/${tpui}/premises`, { as: foreign })).statusCode).toBe(404);
    expect(await audited(`taxpayer:${tpui}`)).toContainEqual({ actor: `user:${officer}`, action: 'premises.recorded' });
  });

  it('of whoever has an account are not an office’s to record', async () => {
    const tpui = await ofOffice(await taxpayer(), 6);
    expect((await record(tpui, officer)).json().code).toBe('obligation.says-themselves');
    expect((await enter(tpui, officer)).json().code).toBe('obligation.says-themselves');
    expect(await registered(tpui)).toEqual([]);
  });

  it('are recorded by their own office alone, with what shows it, of days up to today, and of persons what persons are', async () => {
    const [tpui, firm] = [await withoutAccount(), await withoutAccount(2)];
    expect((await record(tpui, undefined)).statusCode).toBe(401);
    expect((await record(tpui, await taxpayer())).statusCode).toBe(403);
    expect((await record(tpui, foreign)).json().code).toBe('taxpayer.not-found');
    expect((await record(tpui, officer, { shownBy: '' })).json().fieldErrors).toHaveProperty('shownBy');
    expect((await record(tpui, officer, { fromDay: '2027-01-01', toDay: null })).statusCode).toBe(422);
    expect((await record(firm, officer)).json().fieldErrors).toEqual({ fact: 'Only a person is self-employed' });
    expect([await registered(tpui), await registered(firm)]).toEqual([[], []]);
  });
});
