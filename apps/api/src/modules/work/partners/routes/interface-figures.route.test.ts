import { getInterfaceFigures } from '@portal/contracts';
import { expect, it } from 'vitest';
import { givenPartnerRequest } from '../../../../testing/given-partner-request.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { givenCode, givenHeads, startPartners } from '../testing/partners-test-app.ts';

const { db } = await createTestDatabase();
const { ask, call, givenKey, person, pay, taxpayer, foreign } = await startPartners(db);
const tpui = await taxpayer();
const { head } = await givenHeads(db);

const read = async () => {
  const answer = await call('GET', '/expert-system/interface-figures', { as: person });
  return getInterfaceFigures.response.parse(answer.json());
};

it('counts the calls of thirty days by how they ended, and errors by code, of the own system alone', async () => {
  const now = Date.now();
  const ago = (days: number) => new Date(now - days * 86_400_000).toISOString();
  const given = (change: object) => givenPartnerRequest(db, { expertSystemId: 1, by: person, ...change });
  await given({ status: 200, code: null });
  await given({ at: ago(3) });
  await given({ at: ago(28) });
  await given({ at: ago(3), status: 422, code: 'tsp.head-not-allowed' });
  await given({ at: ago(3), status: 500, code: 'unexpected' });
  await given({ at: ago(31) });
  await given({ expertSystemId: 2 });
  const { calls, errors, mode, period } = await read();
  expect({ calls, errors, mode }).toEqual({
    mode: 'live',
    calls: { all: 5, refused: 3, failed: 1, medianMs: 12 },
    errors: [
      { code: 'tsp.scope-missing', count: 2 },
      { code: 'tsp.head-not-allowed', count: 1 },
      { code: 'unexpected', count: 1 },
    ],
  });
  expect(Date.parse(period.maxDate) - Date.parse(period.minDate)).toBe(29 * 86_400_000);
});

it('says how the last events of each address fared', async () => {
  const { key } = await givenKey(1, { days: 200 });
  const url = 'https://ledger.clinic.example/in';
  await db.$client.query(
    `with made as (
       insert into partner_webhooks (expert_system_id, engine_code_id, url, event_types, secret, state_at, fed_position, created_by, created_at)
       select 1, $1, $2, '{bill.paid}', '\\x00', now(), 0, $3, now() returning id
     )
     insert into partner_deliveries (webhook_id, event_id, type, body, happened_at, created_at, next_at, state)
     select made.id, gen_random_uuid(), 'bill.paid', '{}', now(), now(), now(), case n when 1 then 'waiting' when 2 then 'given-up' else 'arrived' end
     from made, generate_series(1, 50) n order by n desc`,
    [await givenCode(db, 1), url, person],
  );
  expect((await ask('GET', '/webhooks', { key })).statusCode).toBe(200);
  const { webhooks } = await read();
  expect(webhooks).toEqual([{ id: expect.any(String), url, state: 'active', arrived: 38, waiting: 1, givenUp: 1 }]);
});

it('names keys that end within thirty days, and no revoked one, no other system’s', async () => {
  await givenKey(1, { days: 31 });
  await givenKey(2, { days: 5 });
  const [late, soon, revoked] = [
    await givenKey(1, { days: 20 }),
    await givenKey(1, { days: 5 }),
    await givenKey(1, { days: 6 }),
  ];
  await db.$client.query(
    `update partner_keys set revoked_at = now(), revoked_by = created_by, revoked_why = 'by-person' where id = $1`,
    [revoked.id],
  );
  const { keysEnding } = await read();
  expect(keysEnding.map(({ id }) => id)).toEqual([soon.id, late.id]);
});

it('adds up what is awaited next of own bills', async () => {
  expect((await read()).payout).toBeNull();
  const raise = async (key: string, externalReference: string, amountKobo: number) =>
    (
      await ask('POST', '/bills', {
        key,
        body: { externalReference, taxpayer: { tpui }, lines: [{ revenueHeadCode: head, amountKobo }] },
      })
    ).json();
  const { key } = await givenKey(1, { days: 200 });
  for (const [number, amount] of [
    ['A-1', 450_000],
    ['A-2', 50_000],
  ] as const)
    await pay((await raise(key, number, amount)).reference);
  await pay((await raise(foreign.key, 'B-1', 70_000)).reference);
  const { payout } = await read();
  expect(payout).toMatchObject({ amountKobo: 500_000, payments: 2 });
});
