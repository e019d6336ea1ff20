import { createHash } from 'node:crypto';
import { isClearanceNumber, type RevokedList } from '@portal/contracts';
import { afterEach, describe, expect, it } from 'vitest';
import { givenCertificate, givenRevoked } from '../../../testing/given-certificate.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { startCertificates } from './testing/certificates-test-app.ts';

const { db, owner } = await createTestDatabase();
const app = await startCertificates(db);
const manager = await app.staffMember('Tax Office Manager');
const director = await app.staffMember('Tax Office Director');

async function world(more: { readonly name?: string } = {}) {
  const holder = await app.taxpayer();
  return { holder, ...(await givenCertificate(db, { userId: holder, ...more })) };
}
const own = (path: string) => `/account/clearance/certificates/${path}`;
const signedOf = async (holder: string, number: string): Promise<string> =>
  (await app.call('GET', own(`${number}/wallet`), { as: holder })).json().signed;
const looksOf = async (holder: string, number: string) =>
  (await app.call('GET', own(`${number}/checks`), { as: holder })).json();
const isPdf = ({ rawPayload }: { readonly rawPayload: Buffer }) => rawPayload.subarray(0, 5).toString() === '%PDF-';

/** The clock of the database stands at this moment, for whatever asks for the day in Lagos. */
async function databaseAt(moment: string): Promise<void> {
  await owner.$client.query(
    `create or replace function lagos_today() returns date language sql stable parallel safe as $$ select lagos_day('${moment}') $$`,
  );
}
const ownClock = `create or replace function lagos_today() returns date language sql stable parallel safe as $$
  SELECT (now() AT TIME ZONE 'Africa/Lagos')::date $$`;
afterEach(() => owner.$client.query(ownClock));

describe('anybody', () => {
  it('reads of a number what stands on the paper, without figures, and each look is counted for the holder', async () => {
    const { holder, number, name, years, validUntil } = await world();
    const answer = await app.check({ number: number.toLowerCase().replace(/(.{4})/g, '$1 ') });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      state: 'valid',
      number,
      holder: name,
      years,
      validUntil,
      signature: 'absent',
    });
    expect(answer.body).not.toContain('121280000');
    await app.check({ number });
    expect(await looksOf(holder, number)).toEqual([
      { at: expect.any(String), by: 'public', mda: null, withFigures: false },
      { at: expect.any(String), by: 'public', mda: null, withFigures: false },
    ]);
    expect((await app.call('GET', own(number), { as: holder })).json()).toMatchObject({ checks: 2, state: 'valid' });
  });

  it.each([
    ['mistyped', (number: string) => number.slice(0, -1) + (number.endsWith('7') ? '8' : '7')],
    ['of another shape', () => 'eTCC 2026/00017'],
    ['of no shape at all', () => '💡'],
    ['well formed and unknown', () => 'TC0000000000000' + '0'],
  ])('gets one answer for a number that is %s', async (_, change) => {
    const { number } = await world();
    const answer = await app.check({ number: change(number) });
    expect(answer.statusCode).toBe(404);
    expect(answer.json().code).toBe('clearance.certificate-unknown');
    expect(isClearanceNumber('TC00000000000000')).toBe(true);
  });

  it('is told by the code on the paper that its signature is ours', async () => {
    const { holder, number } = await world();
    expect((await app.check({ signed: await signedOf(holder, number) })).json()).toMatchObject({
      ...{ state: 'valid', number, signature: 'valid' },
    });
  });

  it('is told of a forged code, a changed name and another’s key that it is none of ours', async () => {
    const { holder, number } = await world();
    const [head = '', payload = '', proof = ''] = (await signedOf(holder, number)).split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const renamed = Buffer.from(JSON.stringify({ ...claims, p: 'Somebody Else' })).toString('base64url');
    const stranger = await startCertificates(db);
    for (const signed of [
      `${head}.${renamed}.${proof}`,
      `${head}.${payload}.${'A'.repeat(proof.length)}`,
      await stranger.signer.sign(claims),
      // Ours, over a name that is not the register's: as if the key were stolen for it.
      await app.signer.sign({ ...claims, p: 'Somebody Else' }),
      // Ours, and no certificate.
      await app.signer.sign({ v: 1, k: 'revoked-certificates', d: 1, h: [number] }),
    ]) {
      expect((await app.check({ signed })).json().code).toBe('receipt.signature-invalid');
    }
    expect(await looksOf(holder, number)).toEqual([]);
  });

  it('reads one that was signed with a former key as long as we keep it, and not any more once we gave it up', async () => {
    const { holder, number } = await world();
    const signed = await signedOf(holder, number);
    const renewed = await startCertificates(db, [app.key]);
    expect((await renewed.check({ signed })).json()).toMatchObject({ state: 'valid', number, signature: 'valid' });
    const givenUp = await startCertificates(db);
    expect((await givenUp.check({ signed })).json().code).toBe('receipt.signature-invalid');
    // What stands on the paper can be typed all the same.
    expect((await givenUp.check({ number })).json()).toMatchObject({ state: 'valid', number, signature: 'absent' });
  });

  it('is told that one is expired from midnight in Lagos, by the clock of the database', async () => {
    const { holder, number, validUntil } = await world();
    await databaseAt(`${validUntil}T22:59:59Z`);
    expect((await app.check({ number })).json().state).toBe('valid');
    await databaseAt(`${validUntil}T23:00:00Z`);
    expect((await app.check({ number })).json()).toMatchObject({ state: 'expired', holder: 'H••• D••• S•••' });
    expect((await app.call('GET', own(`${number}/document`), { as: holder })).json().code).toBe('clearance.not-valid');
    expect((await app.call('GET', own(`${number}/wallet`), { as: holder })).json().code).toBe('clearance.not-valid');
  });

  it('is told at once that one was revoked, by initials, also by a code that was printed before', async () => {
    const { id, holder, number } = await world();
    const signed = await signedOf(holder, number);
    await givenRevoked(db, id, manager, director);
    for (const query of [{ number }, { signed }]) {
      const answer = await app.check(query);
      expect(answer.json()).toMatchObject({
        state: 'revoked',
        holder: 'H••• D••• S•••',
        revokedOn: expect.any(String),
      });
      expect(answer.body).not.toContain('forged return');
    }
  });
});

describe('the list of revoked certificates', () => {
  const listed = async (): Promise<RevokedList> => {
    const { signed } = (await app.call('GET', '/clearance/certificates/revoked')).json();
    return JSON.parse(Buffer.from(signed.split('.')[1], 'base64url').toString());
  };
  const printOf = (number: string) =>
    createHash('sha256').update(number).digest().subarray(0, 16).toString('base64url');

  it('names one as soon as it is revoked, and nobody; it is signed, and passes for no certificate', async () => {
    const { id, number, name } = await world();
    expect((await listed()).h).not.toContain(printOf(number));
    await givenRevoked(db, id, manager, director);
    const answer = await app.call('GET', '/clearance/certificates/revoked');
    expect(answer.headers['cache-control']).toBe('public, max-age=20');
    expect((await listed()).h).toContain(printOf(number));
    expect(answer.body).not.toContain(number);
    expect(JSON.stringify(await listed())).not.toContain(name);
    expect(await app.signer.verifyClearance(answer.json().signed)).toBeUndefined();
  });

  it('leaves out those that are over: they say so by themselves', async () => {
    const { id, number, validUntil } = await world();
    await givenRevoked(db, id, manager, director);
    await databaseAt(`${validUntil}T23:00:00Z`);
    expect((await listed()).h).not.toContain(printOf(number));
  });
});

describe('a holder', () => {
  it('has the paper in both languages, with figures or without as chosen', async () => {
    const { holder, number } = await world();
    const paper = (query: string, language: 'en' | 'ha' = 'en') =>
      app.call('GET', own(`${number}/document${query}`), { as: holder, language });
    const years = await paper('');
    expect(isPdf(years)).toBe(true);
    expect(years.headers['content-disposition']).toContain(`tax-clearance-${number}.pdf`);
    const figures = await paper('?shows=figures', 'ha');
    expect(isPdf(figures)).toBe(true);
    expect(figures.rawPayload.equals((await paper('?shows=years', 'ha')).rawPayload)).toBe(false);
    const shown = await app.call('PUT', own(`${number}/shown`), { as: holder, body: { showsFigures: true } });
    expect(shown.json()).toMatchObject({ number, showsFigures: true });
    expect((await paper('')).rawPayload.equals((await paper('?shows=figures')).rawPayload)).toBe(true);
    expect(await app.audited(`clearance-certificate:${number}`)).toEqual([
      { actor: `user:${holder}`, action: 'clearance.shown' },
    ]);
  });

  it('lists own certificates alone; anybody else’s are not there, and nothing changes', async () => {
    const { holder, number } = await world();
    const other = await app.taxpayer();
    expect((await app.call('GET', '/account/clearance/certificates', { as: holder })).json()).toHaveLength(1);
    expect((await app.call('GET', '/account/clearance/certificates', { as: other })).json()).toEqual([]);
    for (const path of ['', '/wallet', '/document', '/checks']) {
      expect((await app.call('GET', own(number + path), { as: other })).statusCode).toBe(404);
      expect((await app.call('GET', own(number + path))).statusCode).toBe(401);
      expect((await app.call('GET', own(number + path), { as: manager })).statusCode).toBe(403);
    }
    expect(
      (await app.call('PUT', own(`${number}/shown`), { as: other, body: { showsFigures: true } })).statusCode,
    ).toBe(404);
    expect((await app.call('POST', own(`${number}/codes`), { as: other })).statusCode).toBe(404);
    expect((await app.call('PUT', own(`${number}/shown`), { as: holder, body: {} })).statusCode).toBe(422);
    expect((await app.call('GET', own(number), { as: holder })).json().showsFigures).toBe(false);
  });

  it('sees when the name is another one now', async () => {
    const { holder, number } = await world({ name: 'A Former Name' });
    expect((await app.call('GET', own(number), { as: holder })).json()).toMatchObject({
      ...{ name: 'A Former Name', isOfFormerName: true, issuedBy: 'portal' },
    });
  });
});

describe('income and tax', () => {
  const figuresOf = (number: string, code: string) =>
    app.call('POST', '/clearance/certificates/figures', { body: { number, code } });

  it('are for whoever has the holder’s code, which is counted as such; a new code ends the one before', async () => {
    const { holder, number, years } = await world();
    const made = async () => (await app.call('POST', own(`${number}/codes`), { as: holder })).json();
    const first = await made();
    expect(first.code).toMatch(/^\d{8}$/);
    const read = await figuresOf(number, first.code);
    expect(read.json().figures).toEqual([
      { year: years[0], incomeKobo: null, taxKobo: null, paidKobo: null },
      expect.objectContaining({ year: years[1], incomeKobo: 592_000_000, taxKobo: 121_280_000 }),
      expect.objectContaining({ year: years[2] }),
    ]);
    expect(await looksOf(holder, number)).toEqual([expect.objectContaining({ withFigures: true })]);
    const second = await made();
    if (second.code !== first.code) expect((await figuresOf(number, first.code)).statusCode).toBe(404);
    expect((await figuresOf(number, second.code)).statusCode).toBe(200);
    expect(JSON.stringify(await app.audited(`clearance-certificate:${number}`))).not.toContain(second.code);
  });

  it('have one answer for a wrong code, one of another certificate, one that is over, and an unknown number', async () => {
    const [mine, other] = [await world(), await world()];
    const { code } = (await app.call('POST', own(`${mine.number}/codes`), { as: mine.holder })).json();
    const wrong = code === '00000000' ? '00000001' : '00000000';
    for (const [number, given] of [
      [mine.number, wrong],
      [mine.number, 'soon'],
      [other.number, code],
      ['TC00000000000000', code],
    ] as const) {
      expect((await figuresOf(number, given)).json().code).toBe('clearance.code-unknown');
    }
    await db.$client.query(
      `update clearance_reader_codes set expires_at = clock_timestamp() where certificate_id = $1`,
      [mine.id],
    );
    expect((await figuresOf(mine.number, code)).json().code).toBe('clearance.code-unknown');
  });

  it('cannot be tried out: after ten wrong codes the right one shows nothing either', async () => {
    const { holder, number } = await world();
    const { code } = (await app.call('POST', own(`${number}/codes`), { as: holder })).json();
    const wrong = code === '00000000' ? '00000001' : '00000000';
    for (let times = 0; times < 10; times += 1) await figuresOf(number, wrong);
    expect((await figuresOf(number, code)).json().code).toBe('clearance.code-unknown');
  });

  it('are shown by no code once the certificate is revoked, and no code is made for it', async () => {
    const { id, holder, number } = await world();
    const { code } = (await app.call('POST', own(`${number}/codes`), { as: holder })).json();
    await givenRevoked(db, id, manager, director);
    expect((await figuresOf(number, code)).json().code).toBe('clearance.code-unknown');
    expect((await app.call('POST', own(`${number}/codes`), { as: holder })).json().code).toBe('clearance.not-valid');
  });
});
