import { expect, it } from 'vitest';
import { givenBill, givenIntent } from '../../../testing/given.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { startCampaigns } from './testing/campaigns-test-app.ts';

const { db } = await createTestDatabase();
const { approved, approvedText, givenMissing, outcomes, preview, query, read, send, sent } = await startCampaigns(db);
const wording = {
  subject: 'A bill is due',
  mail: 'Dear {name}, bill {bill} is due on {day}.',
  message: 'Dear {name}, pay {bill} by {day}.',
};
const billText = await approvedText({ code: 'bill-due', purpose: 'bill-due', en: wording, ha: wording });
const unpaidText = await approvedText({
  ...{ code: 'bills-unpaid', purpose: 'bills-unpaid' },
  ...Object.fromEntries(
    ['en', 'ha'].map((one) => [
      one,
      {
        subject: 'Unpaid bills',
        mail: 'Dear {name}, you have unpaid bills.',
        message: 'Dear {name}, you have unpaid bills.',
      },
    ]),
  ),
});
const bills = {
  textId: billText,
  channel: 'mail',
  audience: { of: 'bills', question: { minDate: '2026-01-01', status: 'outstanding' } },
};
const compliance = {
  textId: unpaidText,
  channel: 'mail',
  audience: { of: 'compliance', question: { minDate: '2026-01-01' } },
};

/** A bill of ₦5,000 of a taxpayer of office 6. */
async function owing() {
  const [tpui = ''] = await givenMissing(1, 'Ƙasim Ɗantata');
  const bill = await givenBill(db, { tpui, lines: [500_000] });
  await query('update bills set tax_office_id = 6 where id = $1', [bill.id]).catch(() => undefined);
  return { tpui, bill };
}
const pay = async (bill: Awaited<ReturnType<typeof givenBill>>) => {
  const intent = await givenIntent(db, bill);
  await query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
    intent.id,
    intent.providerRef,
    bill.totalKobo,
  ]);
};

it('nobody who paid a minute ago is reminded of a bill, nor whose bill rests; names keep their letters', async () => {
  const [open, paid, disputed] = [await owing(), await owing(), await owing()];
  expect((await preview(bills)).json()).toMatchObject({ people: 3, reached: 3 });
  const id = await approved(bills);
  await pay(paid.bill);
  await query(
    `insert into bill_disputes (bill_id, office_id, kind, text, asked_by)
     select $1, 6, 'dispute', 'This bill is not mine at all', id from users where tpui = $2`,
    [disputed.bill.id, disputed.tpui],
  );
  await send();
  expect(await outcomes(id)).toEqual({ sent: 1, settled: 1, 'open-case': 1 });
  expect(sent.mails).toHaveLength(1);
  expect(sent.mails[0]?.text).toContain('Dear Ƙasim Ɗantata');
  expect(sent.mails[0]?.html).toContain('Ƙasim Ɗantata');

  expect((await read(id)).effect).toMatchObject({ written: 1, settled: 0 });
  await pay(open.bill);
  // Who owes several bills gets one mail about all of them.
  const owes = await owing();
  await query('update bills set payer_tpui = $1 where id = $2', [owes.tpui, (await owing()).bill.id]).catch(
    () => undefined,
  );
  const about = (await preview(compliance)).json();
  expect(about.people).toBe(about.reached);
  expect(about.people).toBeLessThanOrEqual(about.rows);
  const all = await approved(compliance);
  await send();
  expect((await outcomes(all)).sent).toBe(about.reached - 1);
  expect((await outcomes(all))['open-case']).toBe(1);
});
