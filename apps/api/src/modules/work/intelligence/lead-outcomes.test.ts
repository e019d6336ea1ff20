import { expect, it } from 'vitest';
import { givenBill } from '../../../testing/given.ts';
import { givenFollowedLead } from '../../../testing/given-followed-lead.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { startIntelligence } from './testing/intelligence-test-app.ts';

const { db, owner, ...given } = await createTestDatabase();
const { manager, director, query, taxpayer } = await startIntelligence({ db, owner, ...given });

it('counts what was billed since a lead ended, once for each taxpayer, and nothing from before or cancelled', async () => {
  const user = await taxpayer();
  const [{ tpui = '', today = '' } = {}] = await query<{ tpui: string; today: string }>(
    `select tpui, lagos_today()::text as today from users where id = $1`,
    [user],
  );
  const day = async (days: number) =>
    (await query<{ day: string }>('select ($1::date + $2::int)::text as day', [today, days]))[0]?.day ?? '';
  const people = { tpui, by: manager, other: director };
  const first = await givenFollowedLead({ db, owner }, { ...people, endedOn: await day(-10) });
  const second = await givenFollowedLead({ db, owner }, { ...people, endedOn: await day(-5) });
  const outcome = async (id: string) =>
    (
      await query<{ status: string; assessed: number; collected: number }>(
        `select status, assessed_kobo as assessed, collected_kobo as collected from reading.lead_outcomes where id = $1`,
        [id],
      )
    )[0];
  await givenBill(db, { tpui, lines: [300_000], issuedOn: await day(-30) });
  expect(await outcome(first)).toEqual({ status: 'registered', assessed: 0, collected: 0 });
  await givenBill(db, { tpui, lines: [500_000], issuedOn: await day(-2) });
  expect(await outcome(first)).toEqual({ status: 'assessed', assessed: 500_000, collected: 0 });
  expect(await outcome(second)).toEqual({ status: 'registered', assessed: 0, collected: 0 });
});
