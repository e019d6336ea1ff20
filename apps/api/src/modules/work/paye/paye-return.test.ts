import type { OwnPayeRow, PayeAcknowledgementClaims, PayeCertificateClaims } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { allPages } from '../../../testing/all-pages.ts';
import { caseVersionOf } from '../../../testing/case-version-of.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { gatherPersonsData } from '../account/index.ts';
import { remindOfReturns } from './data/remind-of-returns.ts';
import { payeRow as row, startPaye } from './testing/paye-test-app.ts';

const { db, owner } = await createTestDatabase();
await owner.$client.query(`update revenue_heads set allows_plans = true where code = '12010101'`);
const app = await startPaye(db, '2027-01-20T08:00:00Z');
const all = async (query: string, ...values: unknown[]) => (await db.$client.query(query, values)).rows;
const read = async (as: string, year = 2026) => (await app.call('GET', `/paye/return?year=${year}`, { as })).json();
const fileReturn = (as: string, change: object = {}) =>
  app.call('POST', '/paye/returns', {
    as,
    body: {
      year: 2026,
      employees: 2,
      dueKobo: 2_000_000,
      signedAs: 'accountant',
      projectedKobo: 240_000_000,
      declarationVersion: 1,
      ...change,
    },
  });
const certificate = (as: string, staffNumber = '1') =>
  app.call('GET', `/paye/certificates?year=2026&staffNumber=${staffNumber}`, { as });
const two = [row(), row({ staffNumber: '2', name: 'Musa Sani' })];

/** November and December are filed; of each two employees. */
async function employer() {
  const id = await app.taxpayer();
  const november = await app.filed(id, '2026-11', two);
  const december = await app.filed(id, '2026-12', two);
  return { id, november, december };
}

describe('a month', () => {
  it('is paid when its money is booked and receipted, and not before', async () => {
    const { id, december } = await employer();
    const state = async () => (await app.call('GET', '/paye/year?year=2026', { as: id })).json().months.at(-1).state;
    expect(await state()).toBe('billed');
    await app.paid(december.billReference);
    expect(await state()).toBe('paid');
    const more = await app.filed(id, '2026-12', [...two, row({ staffNumber: '3' })]);
    expect(more.differenceKobo).toBe(500_000);
    expect(await state()).toBe('billed');
    await app.paid(more.billReference);
    expect(await state()).toBe('paid');
  });
});

describe('a month that is paid in parts', () => {
  it('is paid when all parts are, and certified then', async () => {
    const { id, november, december } = await employer();
    await db.$client.query(
      `update taxpayers set home_office_id = 6, home_office_source = 'chosen' where user_id = $1`,
      [id],
    );
    const manager = await app.staffMember('Tax Office Manager');
    const asked = await app.call('POST', '/account/plans', {
      as: id,
      body: { billReference: december.billReference, parts: 2, reason: 'The harvest comes in March', termsVersion: 1 },
    });
    const [work] = await all('select id from work_items where subject = $1', `plan:${asked.json().id}`);
    expect(
      (
        await app.call('POST', `/work/${work.id}/moves`, {
          as: manager,
          body: { caseVersion: await caseVersionOf(db, work.id), move: 'agree' },
        })
      ).statusCode,
    ).toBe(200);
    const parts = await all(
      `select b.reference from instalments i join bills b on b.id = i.bill_id where i.plan_id = $1 order by i.number`,
      asked.json().id,
    );
    expect(parts).toHaveLength(2);
    const standing = async () => {
      const { months } = (await app.call('GET', '/paye/year?year=2026', { as: id })).json();
      const { schedule } = (await app.call('GET', '/paye/schedule?month=2026-12', { as: id })).json();
      const [office] = await all(
        `select reading.paye_payment(tpui, '2026-12-01') as payment from users where id = $1`,
        id,
      );
      return [months.at(-1).state, schedule.bill.status, office.payment];
    };
    expect(await standing()).toEqual(['billed', 'cancelled', 'unpaid']);
    await app.paid(parts[0].reference);
    expect(await standing()).toEqual(['billed', 'cancelled', 'unpaid']);
    expect((await certificate(id)).json()).toMatchObject({ code: 'paye.nothing-receipted' });
    await app.paid(parts[1].reference);
    expect(await standing()).toEqual(['paid', 'paid', 'paid']);
    expect((await certificate(id)).statusCode).toBe(200);
    expect((await read(id)).receiptedKobo).toBe(1_000_000);
    expect(november.billReference).not.toBe(december.billReference);
  });
});

describe('a year in which nobody was paid', () => {
  const nil = (as: string, month: string) =>
    app.call('POST', '/paye/filings/nil', { as, body: { month, declarationVersion: 1 } });
  const none = { employees: 0, dueKobo: 0, projectedKobo: 0 };

  it('has a return of nobody once every month is filed as nil, filed once', async () => {
    const id = await app.taxpayer();
    await nil(id, '2026-11');
    expect(await read(id)).toMatchObject({ employees: 0, filedMonths: 1, missing: ['2026-12'] });
    expect((await fileReturn(id, none)).json().code).toBe('paye.return-months-missing');
    await nil(id, '2026-12');
    expect((await fileReturn(id, none)).json()).toMatchObject({
      filed: { version: 1, employees: 0, isOutdated: false },
    });
    expect((await fileReturn(id, none)).json().code).toBe('paye.return-filed');
    const paper = await app.call('GET', '/paye/return/paper?year=2026', { as: id });
    expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
  });

  it('is not one of which nothing is filed, whoever asks', async () => {
    const id = await app.taxpayer();
    await nil(id, '2027-01');
    expect(await read(id)).toMatchObject({ employees: 0, filedMonths: 0 });
    expect((await fileReturn(id, none)).json().code).toBe('paye.return-months-missing');
    await expect(
      db.$client.query(
        `insert into paye_returns (tpui, year, version, employees, gross_kobo, deducted_kobo, law_kobo, due_kobo, projected_kobo, signed_as, filed_by, filed_at)
         select tpui, 2026, 1, 0, 0, 0, 0, 0, 0, 'owner', id, now() from users where id = $1`,
        [id],
      ),
    ).rejects.toMatchObject({ constraint: 'paye_returns_add_up' });
  });
});

describe('a month that is late', () => {
  it('says what the law adds today, and goes on saying what was late once it is filed and paid', async () => {
    const id = await app.taxpayer();
    const lateness = async () =>
      (await app.call('GET', '/paye/schedule?month=2026-11', { as: id })).json().schedule.lateness;
    const overview = async () => (await app.call('GET', '/paye/year?year=2026', { as: id })).json().months.at(-2);
    app.setNow('2026-12-10T08:00:00Z');
    await app.save(id, '2026-11', two);
    expect(await lateness()).toEqual([]);
    app.setNow('2026-12-11T08:00:00Z');
    const notFiled = { of: 'return', isOver: false, daysLate: 1, penaltyKobo: 10_000_000, interestKobo: 0 };
    expect(await lateness()).toMatchObject([notFiled]);
    const { billReference } = await app.filed(id, '2026-11', two);
    app.setNow('2027-01-20T08:00:00Z');
    const [filedLate, owing, ...more] = await lateness();
    expect(more).toEqual([]);
    expect(filedLate).toMatchObject({ ...notFiled, isOver: true });
    expect(owing).toMatchObject({ of: 'payment', isOver: false, daysLate: 41 });
    await app.paid(billReference, '2026-12-13T08:00:00Z');
    const [, paidLate, ...none] = await lateness();
    expect(none).toEqual([]);
    expect(paidLate).toMatchObject({ of: 'payment', isOver: true, daysLate: 3, source: owing.source });
    expect(paidLate.penaltyKobo).toBeGreaterThan(0);
    expect(paidLate.interestKobo).toBeLessThan(owing.interestKobo);
    expect(await overview()).toMatchObject({ state: 'paid', isLate: false, filedLateDays: 1, paidLateDays: 3 });
    await app.save(id, '2026-11', two);
    expect(await lateness()).toMatchObject([filedLate, paidLate]);
  });
});

describe('the annual return', () => {
  it('adds up each employee over the newest filings, with the tax of the whole year beside the months', async () => {
    const { id, november } = await employer();
    await app.paid(november.billReference);
    await app.filed(id, '2026-12', [row({ grossKobo: 20_000_000 }), row({ staffNumber: '3', name: 'Ladi Bako' })]);
    const made = await read(id);
    expect(made).toMatchObject({
      dueOn: '2027-01-31',
      missing: [],
      employees: 3,
      receiptedKobo: 1_000_000,
      filed: null,
    });
    expect(made.rows).toMatchObject([
      { staffNumber: '1', months: 2, grossKobo: 30_000_000, receiptedMonths: 1, receiptedKobo: 500_000 },
      { staffNumber: '2', months: 1, lastMonth: '2026-11', lawKobo: 500_000 },
      { staffNumber: '3', months: 1, firstMonth: '2026-12', receiptedKobo: 0 },
    ]);
    // ₦300,000 of a whole year is below what is free.
    expect(made.rows[0].yearLawKobo).toBe(0);
    expect(made.projectedKobo).toBe(360_000_000);
  });

  it('is read by pages, found by name, and downloaded as a whole, in which nothing is a formula', async () => {
    const id = await app.taxpayer();
    const rows = Array.from({ length: 120 }, (_, index) =>
      row({ staffNumber: `${1000 + index}`, name: `Musa ${index}` }),
    );
    await app.filed(id, '2026-12', [...rows, row({ staffNumber: '-7', name: 'Ladi Bako' })]);
    const made = await read(id);
    expect(made).toMatchObject({ employees: 121, lastMonth: '2026-12' });
    expect(made.rows).toHaveLength(100);
    const page = async (more: string) =>
      (await app.call('GET', `/paye/return/rows?year=2026${more}`, { as: id })).json();
    expect((await page('&from=100')).rows).toHaveLength(21);
    expect(await page('&find=ladi')).toMatchObject({ found: 1, rows: [{ staffNumber: '-7', yearLawKobo: 0 }] });
    const file = await app.call('GET', '/paye/return/file?year=2026', { as: id });
    expect(file.headers['content-disposition']).toBe('attachment; filename="paye-h1-2026.csv"');
    const lines = file.body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(122);
    const [{ tpui }] = await all('select tpui from users where id = $1', id);
    expect(lines.slice(1).every((line) => line.split(',')[1] === `"${tpui}"`)).toBe(true);
    expect(lines.find((line) => line.includes('Ladi'))).toContain(`"'-7","Ladi Bako"`);
    expect((await app.call('GET', '/paye/return/rows?year=2026', { as: await app.taxpayer() })).json().found).toBe(0);
    for (const path of ['rows', 'file'])
      expect((await app.call('GET', `/paye/return/${path}?year=2026`)).statusCode).toBe(401);
  });

  it('is filed as it is shown, once, and again when a month was amended; what was filed stays', async () => {
    const { id } = await employer();
    expect((await fileReturn(id, { dueKobo: 1 })).json()).toMatchObject({ code: 'paye.return-changed' });
    expect((await fileReturn(id)).json()).toMatchObject({
      filed: { version: 1, signedAs: 'accountant', isOutdated: false },
    });
    expect((await fileReturn(id)).json()).toMatchObject({ code: 'paye.return-filed' });
    app.setNow('2027-01-21T08:00:00Z');
    await app.filed(id, '2026-12', [row({ deductedKobo: 700_000 }), row({ staffNumber: '2' })]);
    expect((await read(id)).filed).toMatchObject({ version: 1, isOutdated: true });
    app.setNow('2027-01-22T08:00:00Z');
    expect((await fileReturn(id, { dueKobo: 2_200_000 })).json().filed).toMatchObject({
      version: 2,
      isOutdated: false,
    });
    const kept = await all(
      `select r.version, count(*)::int as rows from paye_returns r join paye_return_rows w on w.return_id = r.id
       where r.filed_by = $1 group by r.version order by 1`,
      id,
    );
    expect(kept).toEqual([
      { version: 1, rows: 2 },
      { version: 2, rows: 2 },
    ]);
    for (const query of ['update paye_returns set due_kobo = 1', 'delete from paye_return_rows'])
      await expect(db.$client.query(query)).rejects.toThrow();
  });

  it('waits for every month since the first', async () => {
    const id = await app.taxpayer();
    await app.filed(id, '2026-10', two);
    await app.filed(id, '2026-12', two);
    expect((await read(id)).missing).toEqual(['2026-11']);
    expect((await fileReturn(id)).json()).toMatchObject({ code: 'paye.return-months-missing' });
    expect(await all('select from paye_returns where filed_by = $1', id)).toEqual([]);
  });

  it('is the employer’s alone', async () => {
    const { id } = await employer();
    expect((await read(await app.taxpayer())).rows).toEqual([]);
    const officer = await app.staffMember('Tax Officer');
    expect((await app.call('GET', '/paye/return?year=2026')).statusCode).toBe(401);
    expect((await app.call('GET', '/paye/return?year=2026', { as: officer })).statusCode).toBe(403);
    expect((await fileReturn(id, { signedAs: 'nobody' })).statusCode).toBe(422);
  });
});

describe('a certificate', () => {
  const verify = (text: string) =>
    app.call('GET', `/paye/certificates/verification?${new URLSearchParams({ certificate: text })}`);
  const claims = async (as: string): Promise<PayeCertificateClaims> => {
    const [one] = await all('select tpui from users where id = $1', as);
    return {
      ...{ v: 1, k: 'paye', t: one.tpui as string, e: 'An employer', s: '1', n: 'Amina Bello', y: 2026, m: 1 },
      ...{ g: 10_000_000, a: 500_000, d: 1_800_000_000 },
    };
  };

  it('is made of receipted months alone, a paper in both languages, and nobody else’s', async () => {
    const { id, november } = await employer();
    expect((await certificate(id)).json()).toMatchObject({ code: 'paye.nothing-receipted' });
    await app.paid(november.billReference);
    const paper = await certificate(id);
    expect(paper.headers['content-disposition']).toBe('attachment; filename="paye-2026-1.pdf"');
    expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const hausa = await app.call('GET', '/paye/certificates?year=2026&staffNumber=1', { as: id, language: 'ha' });
    expect(hausa.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await certificate(await app.taxpayer())).json()).toMatchObject({ code: 'paye.not-found' });
    expect((await certificate(id, '99')).json()).toMatchObject({ code: 'paye.not-found' });
  });

  it('is verified by anybody, and says when receipts do not cover it any more', async () => {
    const { id, november } = await employer();
    const signed = await app.signer.sign(await claims(id));
    expect((await verify(signed)).json()).toMatchObject({
      employee: 'Amina Bello',
      taxKobo: 500_000,
      isCovered: false,
    });
    await app.paid(november.billReference);
    expect((await verify(signed)).json()).toMatchObject({ year: 2026, months: 1, isCovered: true });
    await app.filed(id, '2026-11', [row({ grossKobo: 20_000_000 })]);
    expect((await verify(signed)).json()).toMatchObject({ isCovered: false });
  });

  it('that was altered, or is another paper of ours, is none', async () => {
    const { id } = await employer();
    const signed = await app.signer.sign(await claims(id));
    const other = await app.signer.sign({ ...(await claims(id)), a: 900_000 });
    const [head, , proof] = signed.split('.');
    expect((await verify(`${head}.${other.split('.')[1]}.${proof}`)).json()).toMatchObject({
      code: 'receipt.signature-invalid',
    });
    const receipt = await app.signer.sign({ v: 1, n: 'KDR-2026-00000001', b: 'X', a: 1, p: 'A', h: 'B', t: 1, r: 'c' });
    expect((await verify(receipt)).json()).toMatchObject({ code: 'receipt.signature-invalid' });
  });
});

describe('certificates together, and the paper of the return', () => {
  const together = (as: string, more = '') => app.call('GET', `/paye/certificates/together?year=2026${more}`, { as });
  const pagesOf = (bytes: Buffer) => bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length;

  it('have a page for each employee of whom something is receipted', async () => {
    const { id, november } = await employer();
    expect((await together(id)).json()).toMatchObject({ code: 'paye.nothing-receipted' });
    await app.paid(november.billReference);
    expect((await read(id)).certified).toBe(2);
    const file = await together(id);
    expect(file.headers['content-disposition']).toBe('attachment; filename="paye-2026-certificates-1-2.pdf"');
    expect(pagesOf(file.rawPayload)).toBe(2);
    expect(pagesOf((await together(id, '&from=1')).rawPayload)).toBe(1);
    expect((await together(id, '&from=2')).json()).toMatchObject({ code: 'paye.nothing-receipted' });
    expect((await together(await app.taxpayer())).json()).toMatchObject({ code: 'paye.nothing-receipted' });
    expect((await app.call('GET', '/paye/certificates/together?year=2026')).statusCode).toBe(401);
  });

  it('is a paper in both languages, of as many pages as Form A needs', async () => {
    const id = await app.taxpayer();
    const paper = (language: 'en' | 'ha') => app.call('GET', '/paye/return/paper?year=2026', { as: id, language });
    expect((await paper('en')).json()).toMatchObject({ code: 'paye.not-found' });
    const rows = Array.from({ length: 90 }, (_, index) =>
      row({ staffNumber: `${index}`, name: 'A very long name of somebody '.repeat(4).trim() }),
    );
    await app.filed(id, '2026-12', rows);
    expect(pagesOf((await paper('en')).rawPayload)).toBeGreaterThan(1);
    expect(pagesOf((await paper('ha')).rawPayload)).toBeGreaterThan(1);
  });
});

describe('the acknowledgement of a filed month', () => {
  const paper = (as: string, language: 'en' | 'ha' = 'en') =>
    app.call('GET', '/paye/acknowledgements?month=2026-11', { as, language });
  const verify = (text: string) =>
    app.call('GET', `/paye/acknowledgements/verification?${new URLSearchParams({ acknowledgement: text })}`);

  it('is made of what is filed, and nobody else’s', async () => {
    const id = await app.taxpayer();
    await app.save(id, '2026-11', two);
    expect((await paper(id)).json()).toMatchObject({ code: 'paye.not-found' });
    await app.filed(id, '2026-11', two);
    for (const language of ['en', 'ha'] as const)
      expect((await paper(id, language)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await paper(await app.taxpayer())).json()).toMatchObject({ code: 'paye.not-found' });
    expect((await app.call('GET', '/paye/acknowledgements?month=2026-11')).statusCode).toBe(401);
  });

  it('is verified by anybody, says when the month was amended since, and is none when altered', async () => {
    const id = await app.taxpayer();
    const [{ tpui }] = await all('select tpui from users where id = $1', id);
    await app.filed(id, '2026-11', two);
    const claims: PayeAcknowledgementClaims = {
      ...{
        v: 1,
        k: 'paye-filed',
        t: tpui as string,
        e: 'An employer',
        m: '2026-11',
        n: 1,
        c: 2,
        g: 20_000_000,
        a: 1_000_000,
      },
      ...{ f: 1_800_000_000, d: 1_800_000_001 },
    };
    const signed = await app.signer.sign(claims);
    expect((await verify(signed)).json()).toMatchObject({ month: '2026-11', dueKobo: 1_000_000, isNewest: true });
    await app.filed(id, '2026-11', [row({ deductedKobo: 900_000 })]);
    expect((await verify(signed)).json()).toMatchObject({ version: 1, isNewest: false });
    const [head, , proof] = signed.split('.');
    const other = (await app.signer.sign({ ...claims, a: 1 })).split('.')[1];
    expect((await verify(`${head}.${other}.${proof}`)).json()).toMatchObject({ code: 'receipt.signature-invalid' });
  });
});

describe('the columns of an employer’s own lists', () => {
  it('are remembered for that employer alone', async () => {
    const one = await app.taxpayer();
    const headings = { staffNumber: 'No', grossKobo: 'Albashi' };
    const columns = async (as: string) => (await app.call('GET', '/paye/columns', { as })).json();
    expect(await columns(one)).toEqual({ headings: {} });
    expect((await app.call('PUT', '/paye/columns', { as: one, body: { headings } })).statusCode).toBe(200);
    expect(await columns(one)).toEqual({ headings });
    expect(await columns(await app.taxpayer())).toEqual({ headings: {} });
    const wrong = { as: one, body: { headings: { salary: 'No' } } };
    expect((await app.call('PUT', '/paye/columns', wrong)).statusCode).toBe(422);
    expect((await app.call('GET', '/paye/columns')).statusCode).toBe(401);
  });
});

describe('an employee', () => {
  it('sees what employers filed last under the own TPUI, and nobody else’s, and has the certificate of receipted months', async () => {
    const employee = await app.taxpayer();
    const [{ tpui }] = await all('select tpui from users where id = $1', employee);
    const boss = await app.taxpayer();
    const [{ tpui: employerTpui }] = await all('select tpui from users where id = $1', boss);
    const rows = [row({ taxId: tpui.replaceAll('-', '') }), row({ staffNumber: '2', taxId: '' })];
    const first = await app.filed(boss, '2026-11', rows);
    const second = await app.filed(boss, '2026-11', [row({ taxId: tpui, deductedKobo: 700_000 }), rows[1] as object]);
    const own = async (as: string) => (await app.call('GET', '/paye/own-rows', { as })).json().data;
    expect(await own(employee)).toEqual([
      expect.objectContaining({ month: '2026-11', employerTpui, deductedKobo: 700_000, isReceipted: false }),
    ]);
    expect(await own(boss)).toEqual([]);
    const held = (await gatherPersonsData(db, employee))?.data as { pay: readonly object[] };
    expect(held.pay).toMatchObject([
      { month: '2026-11', version: 1, deductedKobo: 500_000 },
      { month: '2026-11', version: 2, deductedKobo: 700_000 },
    ]);
    const paper = (as: string) =>
      app.call('GET', `/paye/own-certificates?year=2026&employerTpui=${employerTpui}`, { as });
    expect((await paper(employee)).json()).toMatchObject({ code: 'paye.nothing-receipted' });
    await app.paid(first.billReference);
    expect((await own(employee))[0].isReceipted).toBe(false);
    await app.paid(second.billReference);
    expect((await own(employee))[0].isReceipted).toBe(true);
    expect((await paper(employee)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await paper(boss)).json()).toMatchObject({ code: 'paye.not-found' });
    expect((await app.call('GET', '/paye/own-rows')).statusCode).toBe(401);
    expect((await app.call('GET', '/paye/own-rows', { as: await app.staffMember('Tax Officer') })).statusCode).toBe(
      403,
    );
  });

  it('reaches every row that employers filed, however many there are', async () => {
    const employee = await app.taxpayer();
    const [{ tpui }] = await all('select tpui from users where id = $1', employee);
    const boss = await app.taxpayer();
    const staff = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => row({ staffNumber: String(from + at), taxId: tpui }));
    await app.filed(boss, '2026-11', staff(0, 31));
    await app.filed(boss, '2026-10', staff(0, 30));
    const { items, told } = await allPages<OwnPayeRow>((query) =>
      app.call('GET', `/paye/own-rows${query}`, { as: employee }),
    );
    expect([told, ...items.map(({ month }) => month)]).toEqual([
      ...[61, ...Array(31).fill('2026-11'), ...Array(30).fill('2026-10')],
    ]);
    expect((await app.call('GET', '/paye/own-rows?pageSize=0', { as: employee })).statusCode).toBe(422);
  });
});

describe('reminders of the annual return', () => {
  it('come a month, a week and a day before 31 January and three days after it, each once, until it is filed', async () => {
    const { id } = await employer();
    const told = async (now: string) => {
      app.setNow(now);
      await remindOfReturns({ db, clock: app.clock });
      await remindOfReturns({ db, clock: app.clock });
      const notices = await all(
        `select kind, facts ->> 'year' as year from notices where user_id = $1 and kind like 'paye.return-%' order by id`,
        id,
      );
      return notices.map(({ kind, year }) => `${kind} ${year}`);
    };
    const due = 'paye.return-due 2026';
    expect(await told('2026-12-31T08:00:00Z')).toEqual([]);
    expect(await told('2027-01-02T08:00:00Z')).toEqual([due]);
    expect(await told('2027-01-24T08:00:00Z')).toEqual([due, due]);
    expect(await told('2027-01-30T08:00:00Z')).toEqual([due, due, due]);
    expect(await told('2027-02-02T08:00:00Z')).toHaveLength(3);
    expect(await told('2027-02-03T08:00:00Z')).toEqual([due, due, due, 'paye.return-late 2026']);
    app.setNow('2027-01-20T08:00:00Z');
  });
});
