import type { FormAClaims } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { payeRow as row, startPaye } from './testing/paye-test-app.ts';

const { db } = await createTestDatabase();
const app = await startPaye(db, '2027-01-20T08:00:00Z');
const all = async (query: string, ...values: unknown[]) => (await db.$client.query(query, values)).rows;
const tpuiOf = async (id: string): Promise<string> => (await all('select tpui from users where id = $1', id))[0].tpui;

/** November and December are filed, of an employee who has the portal and one who has not; the return is not. */
async function employer(employee = '') {
  const id = await app.taxpayer();
  const rows = [row({ taxId: employee }), row({ staffNumber: '2', name: 'Musa Sani' })];
  await app.filed(id, '2026-11', rows);
  await app.filed(id, '2026-12', rows);
  return { id, tpui: await tpuiOf(id), rows };
}
async function fileReturn(as: string) {
  const { employees, dueKobo } = (await app.call('GET', '/paye/return?year=2026', { as })).json();
  const body = { year: 2026, employees, dueKobo, signedAs: 'accountant', projectedKobo: 0, declarationVersion: 1 };
  expect((await app.call('POST', '/paye/returns', { as, body })).statusCode).toBe(200);
}
const form = (as?: string, staffNumber = '1', language: 'en' | 'ha' = 'en') =>
  app.call('GET', `/paye/form-a?year=2026&staffNumber=${staffNumber}`, { ...(as && { as }), language });
const ownForm = (as: string | undefined, employerTpui: string) =>
  app.call('GET', `/paye/own-form-a?year=2026&employerTpui=${employerTpui}`, { ...(as && { as }) });
const verify = (text: string) => app.call('GET', `/paye/form-a/verification?${new URLSearchParams({ form: text })}`);
const noted = (subject: string) =>
  all(`select detail from activity_log where action = 'paye.form-a-made' and subject = $1`, `taxpayer:${subject}`);
const pagesOf = (bytes: Buffer) => bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length;

describe('Form A of an employee, for the employer', () => {
  it('is a paper of the filed return in both languages, whatever was paid, and noted', async () => {
    const { id, tpui } = await employer();
    expect((await form(id)).json()).toMatchObject({ code: 'paye.return-not-filed' });
    expect(await noted(tpui)).toEqual([]);
    await fileReturn(id);
    const paper = await form(id);
    expect(paper.headers['content-disposition']).toBe('attachment; filename="form-a-2026-1.pdf"');
    expect(paper.headers['content-type']).toBe('application/pdf');
    expect(pagesOf(paper.rawPayload)).toBe(1);
    expect((await form(id, '2', 'ha')).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await noted(tpui)).toMatchObject([
      { detail: { year: 2026, staffNumber: '1' } },
      { detail: { staffNumber: '2' } },
    ]);
  });

  it('is of the own employees alone, and of whom the return names', async () => {
    const { id } = await employer();
    await fileReturn(id);
    const other = await employer();
    await fileReturn(other.id);
    expect((await form(id, '99')).json()).toMatchObject({ code: 'paye.not-found' });
    expect((await form(await app.taxpayer())).json()).toMatchObject({ code: 'paye.return-not-filed' });
    expect((await form()).statusCode).toBe(401);
    expect((await form(await app.staffMember('Tax Officer'))).statusCode).toBe(403);
    expect((await app.call('GET', '/paye/form-a?year=2026', { as: id })).statusCode).toBe(422);
    expect((await app.call('GET', '/paye/form-a?year=1999&staffNumber=1', { as: id })).statusCode).toBe(422);
  });
});

describe('Form A, for the employee', () => {
  const ownRows = async (as: string) => (await app.call('GET', '/paye/own-rows', { as })).json().data;

  it('is there under the own TPUI once the employer has filed, and nobody else’s', async () => {
    const employee = await app.taxpayer();
    const tpui = await tpuiOf(employee);
    const boss = await employer(tpui.replaceAll('-', ''));
    expect((await ownRows(employee))[0]).toMatchObject({ isReturnFiled: false });
    expect((await ownForm(employee, boss.tpui)).json()).toMatchObject({ code: 'paye.return-not-filed' });
    const stranger = await app.taxpayer();
    expect((await ownForm(stranger, boss.tpui)).json()).toMatchObject({ code: 'paye.not-found' });
    await fileReturn(boss.id);
    expect((await ownRows(employee)).map((month: object) => ({ ...month }))).toMatchObject([
      { month: '2026-12', isReceipted: false, isReturnFiled: true },
      { month: '2026-11', isReturnFiled: true },
    ]);
    const paper = await ownForm(employee, boss.tpui);
    expect(paper.headers['content-disposition']).toBe('attachment; filename="form-a-2026.pdf"');
    expect(pagesOf(paper.rawPayload)).toBe(1);
    for (const other of [stranger, boss.id])
      expect((await ownForm(other, boss.tpui)).json()).toMatchObject({ code: 'paye.not-found' });
    expect((await ownForm(undefined, boss.tpui)).statusCode).toBe(401);
    expect((await ownForm(await app.staffMember('Tax Officer'), boss.tpui)).statusCode).toBe(403);
    expect((await app.call('GET', '/paye/own-form-a?year=2026', { as: employee })).statusCode).toBe(422);
  });

  it('has a page for each staff number somebody had in the year', async () => {
    const employee = await app.taxpayer();
    const taxId = await tpuiOf(employee);
    const boss = await app.taxpayer();
    await app.filed(boss, '2026-11', [row({ taxId })]);
    await app.filed(boss, '2026-12', [row({ taxId, staffNumber: '7' }), row({ staffNumber: '2', taxId: '' })]);
    await fileReturn(boss);
    expect(pagesOf((await ownForm(employee, await tpuiOf(boss))).rawPayload)).toBe(2);
  });
});

describe('a Form A that is verified', () => {
  const claimsOf = (tpui: string): FormAClaims => ({
    ...{ v: 1, k: 'form-a', t: tpui, e: 'An employer', s: '1', n: 'Amina Bello', y: 2026, r: 1, m: 2 },
    ...{ g: 20_000_000, a: 1_000_000, l: 0, d: 1_800_000_000 },
  });

  it('says what it said, and when the year was amended or filed again since', async () => {
    const { id, tpui, rows } = await employer();
    await fileReturn(id);
    const signed = await app.signer.sign(claimsOf(tpui));
    expect((await verify(signed)).json()).toMatchObject({
      ...{ employee: 'Amina Bello', year: 2026, months: 2, grossKobo: 20_000_000, deductedKobo: 1_000_000 },
      ...{ yearLawKobo: 0, isNewest: true },
    });
    app.setNow('2027-01-21T08:00:00Z');
    await app.filed(id, '2026-12', [row({ deductedKobo: 700_000 }), rows[1] as object]);
    expect((await verify(signed)).json()).toMatchObject({ deductedKobo: 1_000_000, isNewest: false });
    // What was filed stays what Form A states, until it is filed again.
    expect((await form(id)).statusCode).toBe(200);
    app.setNow('2027-01-22T08:00:00Z');
    await fileReturn(id);
    expect((await verify(signed)).json()).toMatchObject({ isNewest: false });
    const again = await app.signer.sign({ ...claimsOf(tpui), r: 2 });
    expect((await verify(again)).json()).toMatchObject({ isNewest: true });
  });

  it('that was altered, or is another paper of ours, is none', async () => {
    const { tpui } = await employer();
    const [head, , proof] = (await app.signer.sign(claimsOf(tpui))).split('.');
    const [, forged] = (await app.signer.sign({ ...claimsOf(tpui), a: 9 })).split('.');
    expect((await verify(`${head}.${forged}.${proof}`)).json()).toMatchObject({ code: 'receipt.signature-invalid' });
    const certificate = await app.signer.sign({
      ...{ v: 1, k: 'paye', t: tpui, e: 'An employer', s: '1', n: 'Amina Bello', y: 2026, m: 1 },
      ...{ g: 10_000_000, a: 500_000, d: 1_800_000_000 },
    });
    expect((await verify(certificate)).json()).toMatchObject({ code: 'receipt.signature-invalid' });
    const asked = new URLSearchParams({ certificate: await app.signer.sign(claimsOf(tpui)) });
    expect((await app.call('GET', `/paye/certificates/verification?${asked}`)).json()).toMatchObject({
      code: 'receipt.signature-invalid',
    });
  });
});
