import { randomUUID } from 'node:crypto';
import { type Role, roles, taxpayerRoles } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { givenTariff } from '../../../../testing/given-tariff.ts';
import { givenScope } from '../../../../testing/given-user.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createBillReader } from '../data/bill-reader.ts';
import { raiseBill } from '../data/raise-bill.ts';
import { startBilling } from '../testing/billing-test-app.ts';

const { db, owner } = await createTestDatabase();
const bills = createBillReader(db);
const { rows: people } = await db.$client.query<{ id: string }>(
  `insert into users (email, first_name, last_name, tpui) values ('amina@demo.test', 'Amina', 'Bello', 'KD-TPUI-1') returning id`,
);
const userId = people[0]?.id ?? '';
const app = await startBilling(db, 'masked', async (role) =>
  role ? { id: userId, roles: [role as Role], sessionId: randomUUID(), scope: givenScope(role as Role) } : undefined,
);
const tariffId = await givenTariff(owner, {
  code: '12020102',
  rule: { kind: 'fixed', amountKobo: 1_050_000, times: 'years' },
  attributes: [{ key: 'years', type: 'number', least: 1 }],
});

const request = (change: object = {}) => ({
  lines: [
    { revenueHeadCode: '12020102', attributes: { years: 3 } },
    { revenueHeadCode: '12020503', amountKobo: 20_000, narration: 'Late' },
  ],
  totalKobo: 3_170_000,
  submissionId: randomUUID(),
  ...change,
});
const ask = (payload: object, role: Role | '' = 'Individual') =>
  app.inject({ method: 'POST', url: '/api/v1/bills', payload, headers: role ? { authorization: role } : {} });
const count = async () => Number((await db.$client.query('select count(*) as n from bills')).rows[0].n);

describe('a bill one raises for oneself', () => {
  it('has the lines as they were reckoned, and by what', async () => {
    const answer = await ask({ ...request(), payerTpui: 'KD-OTHER' });
    expect(answer.statusCode).toBe(200);
    const bill = await bills.find(answer.json().billReference);
    expect(bill).toMatchObject({
      totalKobo: 3_170_000,
      mdaId: 1,
      payer: { tpui: 'KD-TPUI-1' },
      lines: [
        { description: "Driver's Licence", amountKobo: 3_150_000, narration: 'years 3' },
        { description: 'Late Payment Penalty', amountKobo: 20_000, narration: 'Late' },
      ],
    });
    const { rows } = await db.$client.query('select * from bill_line_terms where bill_id = $1 order by position', [
      bill?.id,
    ]);
    expect(rows).toMatchObject([
      { tariff_id: tariffId, answers: { years: 3 }, working: { formula: { kind: 'times', count: 3 } } },
      { tariff_id: null, answers: {}, working: { formula: { kind: 'entered' } } },
    ]);
  });

  it('is one, however often and at once the same request is sent', async () => {
    const before = await count();
    const same = request();
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(same)));
    expect(new Set(answers.map((answer) => answer.json().billReference)).size).toBe(1);
    expect((await ask({ ...same, totalKobo: 1 })).statusCode).toBe(422);
    expect(await count()).toBe(before + 1);
  });

  it('is not raised for another amount than the payer saw', async () => {
    const before = await count();
    expect((await ask(request({ totalKobo: 3_169_999 }))).json().code).toBe('bill.amount-changed');
    expect(await count()).toBe(before);
  });

  it.each([
    ['no line', { lines: [] }],
    [
      'a head of another MDA beside',
      { lines: [...request().lines, { revenueHeadCode: '12020418', amountKobo: 50_000 }] },
    ],
    [
      'a narration as long as a letter',
      { lines: [{ revenueHeadCode: '12020503', amountKobo: 20_000, narration: 'x'.repeat(141) }] },
    ],
    [
      'more answers than anybody reads',
      { lines: [{ revenueHeadCode: '12020102', attributes: { years: 'x'.repeat(121) } }] },
    ],
    ['no id', { submissionId: '1' }],
  ])('is not raised for %s', async (_what, change) => {
    const before = await count();
    expect((await ask(request(change))).statusCode).toBe(422);
    expect(await count()).toBe(before);
  });

  it('needs a session of a taxpayer', async () => {
    const before = await count();
    expect((await ask(request(), '')).statusCode).toBe(401);
    for (const role of roles.filter((name) => !taxpayerRoles.some((taxpayer) => taxpayer === name))) {
      expect((await ask(request(), role)).statusCode).toBe(403);
    }
    expect(await count()).toBe(before);
  });
});

describe('the database', () => {
  const terms = (change: string) =>
    db.$client.query(
      `insert into bill_line_terms (bill_id, position, tariff_id, answers, working) select l.bill_id, l.position, ${change}, '{}', '{}'
       from bill_lines l join bills b on b.id = l.bill_id join revenue_heads h on h.id = l.revenue_head_id
       where h.code = $1 and b.mda_id = 1 order by l.id desc limit 1`,
      ['12020102'],
    );

  it('takes no other tariff for a line than the one that counts on its day', async () => {
    const { rows } = await db.$client.query(
      `with bill as (
         insert into bills (reference, payer_category_id, payer_first_name, payer_last_name, payer_email, payer_phone, payer_address, mda_id, total_kobo, issued_on, expires_on)
         select 'KD' || upper(translate(substr(md5(random()::text), 1, 14), 'ilou', '0000')), 1, 'A', 'B', '', '', '', 1, 5, day, day + interval '3 months'
         from (select (now() at time zone 'Africa/Lagos')::date as day) d returning id, issued_on
       ) insert into bill_lines (bill_id, position, revenue_head_id, amount_kobo, description, narration, issued_on)
       select bill.id, 1, (select id from revenue_heads where code = '12020102'), 5, 'x', '', issued_on from bill returning bill_id`,
    );
    expect(rows).toHaveLength(1);
    await expect(terms('null')).rejects.toMatchObject({ constraint: 'bill_line_terms_in_force' });
  });

  it('takes none for a head of another MDA', async () => {
    await expect(
      db.transaction((tx) =>
        raiseBill(tx, {
          payer: {
            categoryId: 1,
            firstName: 'A',
            lastName: 'B',
            email: 'a@demo.test',
            phone: '08031234567',
            address: '',
          },
          mdaId: 2,
          lines: [
            {
              revenueHeadCode: '12020503',
              amountKobo: 5,
              description: 'x',
              narration: '',
              terms: { tariffId: null, answers: {}, working: { formula: { kind: 'entered' } }, words: '' },
            },
          ],
        }),
      ),
    ).rejects.toMatchObject({ constraint: 'bill_line_terms_own_mda' });
  });
});
