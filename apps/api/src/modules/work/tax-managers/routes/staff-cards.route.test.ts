import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { createLogger } from '../../../../platform/logging/create-logger.ts';
import { startModule } from '../../../../testing/module-app.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createHandOver } from '../../../ground/caseload/index.ts';
import { createDocumentPress, type DocumentPress } from '../../../ground/papers/index.ts';
import { taxManagersModule } from '../index.ts';

const { db } = await createTestDatabase();
const press = createDocumentPress({ log: createLogger({ level: 'silent' }), threads: 1 });
afterAll(() => press.close());
const printed: Parameters<DocumentPress['printCard']>[] = [];
const issuer = {
  ...{ name: 'Kaduna State Internal Revenue Service', address: 'Kaduna State' },
  ...{ portalOrigin: 'https://pay.example.gov.ng', demonstration: false },
};
const { call, staffMember, taxpayer, audited } = await startModule(db, new Date().toISOString(), (app, { clock }) =>
  taxManagersModule(app, {
    ...{ db, clock, issuer, handOver: createHandOver({ db, clock }) },
    press: {
      printCard(...order) {
        printed.push(order);
        return press.printCard(...order);
      },
    },
  }),
);
const boss = await staffMember('SuperAdmin');
const director = await staffMember('Tax Office Director', 6);
const elsewhere = await staffMember('Tax Office Director', 8);
const until = '2099-12-31';

async function officerWithCard() {
  const id = await staffMember('Tax Officer', 6);
  const { code } = (await call('POST', `/tax-managers/${id}/card`, { as: boss, body: { validUntil: until } })).json();
  return { id, code: code as string };
}
const print = (id: string, as?: string, language?: 'ha') =>
  call('POST', `/tax-managers/${id}/card/document`, { ...(as && { as }), ...(language && { language }) });
const printOwn = (as?: string) => call('POST', '/account/card/document', as ? { as } : {});
const printsOf = async (id: string) =>
  (await audited(`user:${id}`)).filter(({ action }) => action === 'staff-card.printed').map(({ actor }) => actor);

it('is printed by the SuperAdmin, the Director of the office and the officer, each on record', async () => {
  const { id, code } = await officerWithCard();
  for (const answer of [await print(id, boss), await print(id, director, 'ha'), await printOwn(id)]) {
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(answer.headers['content-disposition']).toContain(`card-${code}.pdf`);
  }
  expect(printed.slice(-3).map(([, { language }]) => language)).toEqual(['en', 'ha', 'en']);
  expect(printed.at(-1)?.[0]).toMatchObject({
    ...{ kind: 'officer', name: 'Ladi Tax Officer', role: 'Tax Officer', code, validUntil: until, photo: null },
  });
  expect(await printsOf(id)).toEqual([boss, director, id].map((who) => `user:${who}`));
});

it('bears the photo beside the name, when one stands', async () => {
  const { id } = await officerWithCard();
  const without = (await printOwn(id)).rawPayload.length;
  const jpeg = await sharp({ create: { width: 256, height: 256, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  await db.$client.query(
    'insert into user_pictures (user_id, name, jpeg, changed_at) values ($1, $2, $3, clock_timestamp())',
    [id, randomUUID(), jpeg],
  );
  const answer = await printOwn(id);
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.length).toBeGreaterThan(without + jpeg.length / 2);
});

it('says to its officer what it is worth', async () => {
  const { id, code } = await officerWithCard();
  const own = async (as: string) => (await call('GET', '/account/card', { as })).json();
  expect(await own(id)).toEqual({ card: { code, validUntil: until, standing: 'active' } });
  expect(await own(director)).toEqual({ card: null });
});

it('that is worth nothing is not printed: taken back, past its day, of a suspended account, or never issued', async () => {
  const [back, suspended] = [await officerWithCard(), await officerWithCard()];
  const past = { id: await staffMember('Tax Officer', 6) };
  await call('POST', `/tax-managers/${back.id}/card/revocation`, { as: boss, body: { reason: 'The card was lost' } });
  await db.$client.query(
    `insert into staff_cards (code, user_id, valid_until, issued_by) values ('KO0000000001', $1, '2020-01-01', $2)`,
    [past.id, boss],
  );
  await db.$client.query(`update users set status = 'suspended' where id = $1`, [suspended.id]);
  const never = await staffMember('Tax Officer', 6);
  for (const id of [back.id, past.id, suspended.id, never]) {
    const answer = await print(id, boss);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'staff-card.not-active']);
    expect(await printsOf(id)).toEqual([]);
  }
  expect((await printOwn(never)).json().code).toBe('staff-card.not-active');
});

it('is printed by nobody else, and a refusal leaves nothing on record', async () => {
  const { id } = await officerWithCard();
  expect((await print(id)).statusCode).toBe(401);
  expect((await printOwn()).statusCode).toBe(401);
  expect((await call('GET', '/account/card')).statusCode).toBe(401);
  // The Director of another office is answered as if nobody were there.
  expect((await print(id, elsewhere)).json().code).toBe('tax-manager.not-found');
  for (const who of [await staffMember('Tax Office Manager', 6), await staffMember('Admin'), id, await taxpayer()])
    expect((await print(id, who)).statusCode).toBe(403);
  for (const who of [boss, await taxpayer()]) {
    expect((await printOwn(who)).statusCode).toBe(403);
    expect((await call('GET', '/account/card', { as: who })).statusCode).toBe(403);
  }
  expect((await print('nobody', boss)).statusCode).toBe(422);
  expect((await print(randomUUID(), boss)).statusCode).toBe(404);
  expect(await printsOf(id)).toEqual([]);
});
