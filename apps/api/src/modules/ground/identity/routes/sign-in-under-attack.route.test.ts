import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { givenAccount, password, startIdentity } from '../testing/identity-test-app.ts';

const { db } = await createTestDatabase();
const { call, signIn, runJobs, mails, taken } = await startIdentity(db);
const town = '41.58.20.1';
let addresses = 0;
/** Of nobody so far. */
const elsewhere = () => `41.59.${Math.floor(addresses / 250)}.${(addresses++ % 250) + 1}`;
const wrong = (email: string, ip: string) => signIn(email, 'public', 'Wrong-1234', ip);
const outcomeOf = (answer: Awaited<ReturnType<typeof signIn>>) => answer.json().outcome ?? answer.json().code;

describe('while one address tries a hundred accounts', () => {
  it('its neighbour’s first right password opens their account, during it and after', async () => {
    const attack = Promise.all(Array.from({ length: 100 }, (_, index) => wrong(`sprayed${index}@demo.test`, town)));
    const during = await givenAccount(db);
    const neighbour = signIn(during.email, 'public', password, town);
    expect(outcomeOf(await neighbour)).toBe('signed-in');
    await attack;
    const after = await givenAccount(db);
    expect(outcomeOf(await signIn(after.email, 'public', password, town))).toBe('signed-in');
  });

  it('others elsewhere wait for none of it', async () => {
    const attack = Array.from({ length: 40 }, (_, index) => wrong(`more${index}@demo.test`, town));
    const { email } = await givenAccount(db);
    let isOver = false;
    const all = Promise.all(attack).then(() => {
      isOver = true;
    });
    expect(outcomeOf(await signIn(email, 'public', password, elsewhere()))).toBe('signed-in');
    expect(isOver).toBe(false);
    await all;
  });
});

describe('while somebody guesses one account', () => {
  it('ten wrong passwords shut it for that address and for no other', async () => {
    const { email } = await givenAccount(db);
    const ip = elsewhere();
    for (let index = 0; index < 10; index += 1) expect(outcomeOf(await wrong(email, ip))).toMatch(/credentials/);
    const refused = await signIn(email, 'public', password, ip);
    expect([refused.statusCode, refused.json().retryAfterSeconds > 0]).toEqual([429, true]);
    expect(outcomeOf(await signIn(email, 'public', password, elsewhere()))).toBe('signed-in');
  });

  it('from ever more addresses, the owner gets in', async () => {
    const { email } = await givenAccount(db);
    for (let index = 0; index < 22; index += 1) await wrong(email, elsewhere());
    const tries = [wrong(email, elsewhere()), wrong(email, elsewhere())];
    expect(outcomeOf(await signIn(email, 'public', password, elsewhere()))).toBe('signed-in');
    await Promise.all(tries);
  });

  it('a device that signed in before has an allowance of its own, also behind the guesser’s address', async () => {
    const { email } = await givenAccount(db);
    const ip = elsewhere();
    const { device } = (await signIn(email, 'public', password, ip)).json();
    expect(device).toMatch(/^[\w-]{43}$/);
    for (let index = 0; index < 12; index += 1) await wrong(email, ip);
    const withDevice = (tried: string) =>
      call('POST', '/sessions', { body: { email, password: tried, door: 'public', device }, ip });
    expect(outcomeOf(await withDevice(password))).toBe('signed-in');
    for (let index = 0; index < 10; index += 1) await withDevice('Wrong-1234');
    expect(outcomeOf(await withDevice(password))).toBe('request.rate-limited');
  });

  it('a device is known to the accounts it opened, and to no other', async () => {
    const [mine, other] = [await givenAccount(db), await givenAccount(db)];
    const ip = elsewhere();
    const { device } = (await signIn(mine.email, 'public', password, ip)).json();
    for (let index = 0; index < 10; index += 1) await wrong(other.email, ip);
    const body = { email: other.email, password, door: 'public', device };
    expect(outcomeOf(await call('POST', '/sessions', { body, ip }))).toBe('request.rate-limited');
    const { rows } = await db.$client.query('select known_devices::text as row from known_devices');
    expect(rows.map(({ row }) => row).join()).not.toContain(device);
  });

  it('a reset link gets through, and after it the address too', async () => {
    const { email } = await givenAccount(db);
    const ip = elsewhere();
    for (let index = 0; index < 11; index += 1) await wrong(email, ip);
    mails.splice(0);
    taken.splice(0);
    await call('POST', '/password-resets', { body: { email }, ip });
    await runJobs();
    const token = /reset_password\?token=([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1];
    const body = { token, password: 'Zaria-Market-77', confirmPassword: 'Zaria-Market-77' };
    expect((await call('POST', '/password-resets/completion', { body, ip })).statusCode).toBe(200);
    expect(outcomeOf(await signIn(email, 'public', 'Zaria-Market-77', ip))).toBe('signed-in');
  });
});

describe('asking for a reset', () => {
  it('is never used up by others: whoever asks is answered, and has a link that works', async () => {
    const { email } = await givenAccount(db);
    mails.splice(0);
    taken.splice(0);
    const ask = (ip: string) => call('POST', '/password-resets', { body: { email }, ip });
    for (let index = 0; index < 40; index += 1) expect((await ask(elsewhere())).statusCode).toBe(200);
    expect((await ask(elsewhere())).statusCode).toBe(200);
    await runJobs();
    expect(mails.length).toBeLessThanOrEqual(6);
    // Any of them: those that others asked for take nothing away.
    const token = /reset_password\?token=([\w-]{43})/.exec(mails[0]?.text ?? '')?.[1];
    const body = { token, password: 'Zaria-Market-77', confirmPassword: 'Zaria-Market-77' };
    expect((await call('POST', '/password-resets/completion', { body })).statusCode).toBe(200);
    const last = /reset_password\?token=([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1];
    expect((await call('POST', '/password-resets/completion', { body: { ...body, token: last } })).statusCode).toBe(
      409,
    );
  });

  it('writes again after ten minutes, however many asked', async () => {
    const { email } = await givenAccount(db);
    taken.splice(0);
    for (let index = 0; index < 12; index += 1) await call('POST', '/password-resets', { body: { email } });
    expect(taken).toHaveLength(6);
    await db.$client.query(`update attempt_counters set ends_at = now() where key like 'mail-late%'`);
    await call('POST', '/password-resets', { body: { email } });
    expect(taken).toHaveLength(7);
  });
});
