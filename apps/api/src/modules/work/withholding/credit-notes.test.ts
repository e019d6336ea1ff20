import type { CreditNoteClaims, OwnCreditNote } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { allPages } from '../../../testing/all-pages.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { gatherPersonsData } from '../account/index.ts';
import { withholdingRow as row, startWithholding } from './testing/withholding-test-app.ts';

const { db, owner } = await createTestDatabase();
const app = await startWithholding(db);
const all = async (query: string, ...values: unknown[]) => (await db.$client.query(query, values)).rows;
const tpuiOf = async (as: string): Promise<string> => (await all('select tpui from users where id = $1', as))[0].tpui;
const own = async (as: string) => (await app.call('GET', '/withholding/own-credit-notes', { as })).json().data;
const paper = (as: string, payerTpui: string, month = '2026-10', language: 'en' | 'ha' = 'en') =>
  app.call('GET', `/withholding/own-credit-notes/document?month=${month}&payerTpui=${payerTpui}`, { as, language });
const isPdf = ({ rawPayload }: { readonly rawPayload: Buffer }) => rawPayload.subarray(0, 5).toString() === '%PDF-';

/** A month with two payments to one beneficiary, and one to somebody without a Tax ID. */
async function world() {
  const payer = await app.taxpayer();
  const beneficiary = await app.taxpayer();
  const tpui = await tpuiOf(beneficiary);
  const filed = await app.filed(payer, [
    row({ taxId: tpui }),
    row({ taxId: tpui.replaceAll('-', '').toLowerCase(), transaction: 'rent-hire-or-lease', deductedKobo: 0 }),
    row({ name: 'Musa Sani', taxId: '' }),
  ]);
  return { payer, payerTpui: await tpuiOf(payer), beneficiary, tpui, filed };
}

describe('a beneficiary', () => {
  it('finds what was withheld from them, together by month and payer, and nobody else’s', async () => {
    const { beneficiary, payer, payerTpui, filed } = await world();
    const note = {
      ...{ month: '2026-10', payerTpui, classes: ['other-services', 'rent-hire-or-lease'] },
      ...{ grossKobo: 200_000_000, taxKobo: 12_000_000 },
    };
    expect(await own(beneficiary)).toEqual([expect.objectContaining({ ...note, isReceipted: false })]);
    expect(await own(payer)).toEqual([]);
    expect((await paper(beneficiary, payerTpui)).json()).toMatchObject({ code: 'withholding.not-receipted' });
    await app.paid(filed.billReference);
    expect(await own(beneficiary)).toEqual([expect.objectContaining({ ...note, isReceipted: true })]);
    expect(isPdf(await paper(beneficiary, payerTpui))).toBe(true);
    expect(isPdf(await paper(beneficiary, payerTpui, '2026-10', 'ha'))).toBe(true);
    expect((await paper(payer, payerTpui)).json()).toMatchObject({ code: 'withholding.not-found' });
    expect((await paper(beneficiary, payerTpui, '2026-09')).statusCode).toBe(404);
    expect((await paper(beneficiary, payerTpui, 'soon')).statusCode).toBe(422);
    expect((await app.call('GET', '/withholding/own-credit-notes')).statusCode).toBe(401);
  });

  it('has nothing of a draft, of what other authorities collect, and of what an amendment took out', async () => {
    const { beneficiary, payer, tpui, filed } = await world();
    await app.paid(filed.billReference);
    await app.save(payer, [row({ taxId: tpui })], { month: '2026-11' });
    await app.filed(payer, [row({ taxId: tpui, payee: 'resident-company' })], { month: '2026-09' });
    expect(await own(beneficiary)).toHaveLength(1);
    await app.filed(payer, [row({ name: 'Musa Sani', taxId: '' })]);
    expect(await own(beneficiary)).toEqual([]);
  });

  it('reaches each note, however many there are, once', async () => {
    const { beneficiary, filed } = await world();
    await monthsBefore(filed.id, 201);
    const { items, told } = await allPages<OwnCreditNote>((query) =>
      app.call('GET', `/withholding/own-credit-notes${query}`, { as: beneficiary }),
    );
    const months = items.map(({ month }) => month);
    expect([told, months.length, new Set(months).size]).toEqual([202, 202, 202]);
    expect(months).toEqual(months.toSorted().toReversed());
    expect((await app.call('GET', '/withholding/own-credit-notes?after=x', { as: beneficiary })).statusCode).toBe(422);
  });
});

/** The same as was filed, of so many months before; past all rules, which know no year so long ago. */
async function monthsBefore(id: string, months: number) {
  const tables = ['withholding_schedules', 'withholding_rows'];
  for (const table of tables) await owner.$client.query(`alter table ${table} disable trigger user`);
  await owner.$client.query(
    `with copied as (
       insert into withholding_schedules (tpui, month, version, state, payer, payments, gross_kobo, deducted_kobo, law_kobo, due_kobo, before_kobo, saved_by, saved_at, filed_by, filed_at)
       select tpui, month - make_interval(months => n), version, state, payer, payments, gross_kobo, deducted_kobo, law_kobo, due_kobo, due_kobo, saved_by, saved_at, filed_by, filed_at
       from withholding_schedules, generate_series(1, $2::int) n where id = $1 returning id)
     insert into withholding_rows (schedule_id, position, name, tax_id, payee, transaction, state_id, invoice, gross_kobo, deducted_kobo, rate_ppm, is_doubled, law_kobo, due_kobo)
     select c.id, position, name, tax_id, payee, transaction, state_id, invoice, gross_kobo, deducted_kobo, rate_ppm, is_doubled, law_kobo, due_kobo
     from withholding_rows, copied c where schedule_id = $1`,
    [id, months],
  );
  for (const table of tables) await owner.$client.query(`alter table ${table} enable trigger user`);
}

it('is part of what the portal holds about a person, and of nobody else', async () => {
  const { beneficiary, payer } = await world();
  const held = async (userId: string) =>
    (await gatherPersonsData(db, userId))?.data as { withheld: readonly object[]; pay: readonly object[] };
  expect((await held(beneficiary)).withheld).toMatchObject([
    { month: '2026-10', version: 1, paidFor: 'other-services', withheldKobo: 2_000_000 },
    { month: '2026-10', version: 1, paidFor: 'rent-hire-or-lease', withheldKobo: 0 },
  ]);
  expect(await held(payer)).toMatchObject({ withheld: [], pay: [] });
});

describe('the payer', () => {
  it('has the note of each beneficiary of receipted months, with and without a Tax ID', async () => {
    const { payer, filed } = await world();
    const keys = filed.lines.map(({ beneficiary }: { beneficiary: string }) => beneficiary);
    expect(new Set(keys).size).toBe(2);
    const note = (as: string, beneficiary: string) =>
      app.call('GET', `/withholding/credit-notes?month=2026-10&beneficiary=${beneficiary}`, { as });
    expect((await note(payer, keys[2])).json()).toMatchObject({ code: 'withholding.not-receipted' });
    await app.paid(filed.billReference);
    for (const key of new Set<string>(keys)) expect(isPdf(await note(payer, key))).toBe(true);
    expect((await note(await app.taxpayer(), keys[0])).json()).toMatchObject({ code: 'withholding.not-found' });
    expect((await note(payer, 'x')).statusCode).toBe(422);
    expect((await note(payer, '0'.repeat(32))).statusCode).toBe(404);
    const noted = await all(
      `select detail from activity_log where action = 'withholding.note-made' and actor = $1`,
      `user:${payer}`,
    );
    expect(noted).toEqual([{ detail: { month: '2026-10' } }, { detail: { month: '2026-10' } }]);
  });
});

describe('a credit note', () => {
  const verify = (note: string) =>
    app.call('GET', `/withholding/credit-notes/verification?${new URLSearchParams({ note })}`);
  const claimsOf = ({ payerTpui, tpui, filed }: Awaited<ReturnType<typeof world>>): CreditNoteClaims => ({
    ...{ v: 1, k: 'wht', t: payerTpui, e: 'A payer', b: filed.lines[0].beneficiary, i: tpui, n: 'Amina Bello' },
    ...{ m: '2026-10', g: 200_000_000, a: 12_000_000, d: 1_800_000_000 },
  });

  it('is verified by anybody, and says when receipts do not cover it any more', async () => {
    const given = await world();
    const signed = await app.signer.sign(claimsOf(given));
    expect((await verify(signed)).json()).toMatchObject({ beneficiary: 'Amina Bello', isCovered: false });
    await app.paid(given.filed.billReference);
    expect((await verify(signed)).json()).toMatchObject({ month: '2026-10', taxKobo: 12_000_000, isCovered: true });
    await app.filed(given.payer, [row({ taxId: given.tpui })]);
    expect((await verify(signed)).json()).toMatchObject({ isCovered: false });
  });

  it('is neither covered nor made any more once the receipt is void', async () => {
    const given = await world();
    await app.paid(given.filed.billReference);
    const signed = await app.signer.sign(claimsOf(given));
    await all(
      `select void_receipt(r.id, 'reversal', 'taken back') from receipts r join bills b on b.id = r.bill_id where b.reference = $1`,
      given.filed.billReference,
    );
    expect((await verify(signed)).json()).toMatchObject({ isCovered: false });
    expect(await own(given.beneficiary)).toMatchObject([{ isReceipted: false }]);
    expect((await paper(given.beneficiary, given.payerTpui)).json()).toMatchObject({
      code: 'withholding.not-receipted',
    });
  });

  it('is covered no more once more of the month is filed and waits to be paid', async () => {
    const given = await world();
    await app.paid(given.filed.billReference);
    const more = await app.filed(given.payer, [...given.filed.lines.map(asRow), row({ name: 'Ladi Bako', taxId: '' })]);
    const signed = await app.signer.sign(claimsOf(given));
    expect((await verify(signed)).json()).toMatchObject({ isCovered: false });
    await app.paid(more.billReference);
    expect((await verify(signed)).json()).toMatchObject({ isCovered: true });
  });

  it('that was altered, or is another paper of ours, is none', async () => {
    const claims = claimsOf(await world());
    const signed = await app.signer.sign(claims);
    const other = await app.signer.sign({ ...claims, a: 90_000_000 });
    const [head, , proof] = signed.split('.');
    const refused = { code: 'receipt.signature-invalid' };
    expect((await verify(`${head}.${other.split('.')[1]}.${proof}`)).json()).toMatchObject(refused);
    const receipt = await app.signer.sign({ v: 1, n: 'KDR-2026-00000001', b: 'X', a: 1, p: 'A', h: 'B', t: 1, r: 'c' });
    expect((await verify(receipt)).json()).toMatchObject(refused);
  });
});

function asRow(line: ReturnType<typeof row>) {
  const { name, taxId, payee, transaction, stateId, invoice, grossKobo, deductedKobo } = line;
  return { name, taxId, payee, transaction, stateId, invoice, grossKobo, deductedKobo };
}

describe('the acknowledgement of a filed month', () => {
  const acknowledgement = (as: string, month = '2026-10') =>
    app.call('GET', `/withholding/acknowledgements?month=${month}`, { as });

  it('is given to the payer once the month is filed, and to nobody else', async () => {
    const payer = await app.taxpayer();
    await app.save(payer, [row()]);
    expect((await acknowledgement(payer)).json().code).toBe('withholding.not-found');
    await app.filed(payer, [row()]);
    const paper = await acknowledgement(payer);
    expect(paper.statusCode).toBe(200);
    expect(paper.headers['content-type']).toContain('application/pdf');
    expect((await acknowledgement(await app.taxpayer())).statusCode).toBe(404);
    expect((await app.call('GET', '/withholding/acknowledgements?month=2026-10')).statusCode).toBe(401);
  });
});
