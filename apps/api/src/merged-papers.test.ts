import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createDeadlines } from './modules/ground/calendar/index.ts';
import { caseloadModule, createCaseload } from './modules/ground/caseload/index.ts';
import { createReceiptSigner } from './modules/money/receipts/index.ts';
import { refundsModule } from './modules/money/refunds/index.ts';
import { billDisputesModule } from './modules/work/bill-disputes/index.ts';
import { creditModule } from './modules/work/credit/index.ts';
import { payeModule } from './modules/work/paye/index.ts';
import { payeRow } from './modules/work/paye/testing/paye-test-app.ts';
import { plansModule } from './modules/work/plans/index.ts';
import { withholdingModule } from './modules/work/withholding/index.ts';
import { withholdingRow } from './modules/work/withholding/testing/withholding-test-app.ts';
import { receiptKeysOf } from './platform/keys/receipt-keys.ts';
import { createLogger } from './platform/logging/create-logger.ts';
import { expectMoneyInvariants } from './testing/expect-money-invariants.ts';
import { givenBill, givenIntent } from './testing/given.ts';
import { givenDesk } from './testing/given-desk.ts';
import { startModule } from './testing/module-app.ts';
import { createTestDatabase } from './testing/test-database.ts';

const { db, owner } = await createTestDatabase({ max: 8 });
const key = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const app = await startModule(db, new Date().toISOString(), (http, { clock, jobs, mailer }) => {
  const caseload = createCaseload({ db, clock });
  const papers = { press: {} as never, signer: createReceiptSigner(receiptKeysOf(key, [])), issuer: {} as never };
  caseloadModule(http, { db, clock, caseload, deadlines: createDeadlines({ db, clock }) });
  creditModule(http, { db, clock, caseload, askAboutBill: async () => {} });
  plansModule(http, { db, clock, caseload, askAboutBill: async () => {} });
  billDisputesModule(http, { db, caseload });
  payeModule(http, { db, clock, caseload, ...papers });
  withholdingModule(http, { db, clock, caseload, ...papers });
  const providers = { remita: {}, interswitch: {} } as never;
  const told = { mailer, bills: {} as never, sender: {} as never };
  refundsModule(http, { db, jobs, log: createLogger({ level: 'silent' }), caseload, providers, ...told });
});
const desk = await givenDesk(db);
const [chief, deputy] = [await app.staffMember('SuperAdmin'), await app.staffMember('SuperAdmin')];
await owner.$client.query('update revenue_heads set allows_plans = true where id in (1, 2)');
const query = async (text: string, values: unknown[] = []) => (await db.$client.query(text, values)).rows;

async function somebody() {
  const id = await app.taxpayer();
  const [row] = await query(
    `update taxpayers set home_office_id = 6, home_office_source = 'confirmed' where user_id = $1 returning tpui`,
    [id],
  );
  return { id, tpui: row.tpui as string };
}

async function paid(
  bill: { readonly id: string; readonly totalKobo: number; readonly reference: string },
  kobo?: number,
) {
  const intent = await givenIntent(db, bill);
  await query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
    ...[intent.id, intent.providerRef],
    kobo ?? bill.totalKobo,
  ]);
}

/** Money of another amount than the bill asks, kept as credit by the desk. */
async function givenCredit(tpui: string, kobo: number): Promise<void> {
  const bill = await givenBill(db, { tpui, lines: [kobo + 999_999] });
  await paid(bill, kobo);
  const [found] = await query('select id::text as id from review_cases where bill_id = $1 and resolved_at is null', [
    bill.id,
  ]);
  await desk.decide(found.id, { decision: 'credit', creditKobo: kobo, tpui });
}

/** By two persons, as the desk does it. */
async function decided(action: 'merge' | 'separate', fromTpui: string, intoTpui: string): Promise<void> {
  const [made] = await query(
    `insert into taxpayer_merges (action, from_tpui, into_tpui, reason, proposed_by) values ($1, $2, $3, 'One person', $4) returning id`,
    [action, fromTpui, intoTpui, chief],
  );
  await query(
    `update taxpayer_merges set state = 'released', decided_by = $2, decided_at = clock_timestamp() where id = $1`,
    [...[made.id, deputy]],
  );
}

const get = async (as: string, path: string) => (await app.call('GET', path, { as })).json();
const post = (as: string, path: string, body: object) => app.call('POST', path, { as, body });
const month = '2026-10';

async function filed(as: string, what: 'paye' | 'withholding', rows: object[]) {
  const body = { month, rows, ...(what === 'withholding' && { payer: 'company' }) };
  const draft = (await app.call('PUT', `/${what}/draft`, { as, body })).json();
  const answer = await post(as, `/${what}/filings`, {
    ...{ scheduleId: draft.id, dueKobo: draft.dueKobo, savedAt: draft.savedAt, declarationVersion: 1 },
  });
  expect([answer.statusCode, draft.version]).toEqual([200, expect.any(Number)]);
  return { version: draft.version as number, ...answer.json() };
}
const monthIn = async (as: string, what: 'paye' | 'withholding') =>
  (await get(as, `/${what}/year?year=2026`)).months.find((one: { month: string }) => one.month === month);
const notesOf = async (as: string) => (await get(as, '/withholding/own-credit-notes')).data.length;
const requestsOf = async (as: string) =>
  (await get(as, '/account/requests')).data.map(({ reference }: { reference: string }) => reference).sort();

it('credit, plans, disputes, refunds, months of PAYE and of tax withheld follow a merge, and come back when it is undone', async () => {
  const [gone, lead, payer] = [await somebody(), await somebody(), await somebody()];
  await givenCredit(gone.tpui, 60_000);
  await givenCredit(lead.tpui, 40_000);
  const [inParts, asked, refundable, open] = [
    await givenBill(db, { tpui: gone.tpui, lines: [1_000_000, 200_001] }),
    await givenBill(db, { tpui: gone.tpui, lines: [500_000] }),
    await givenBill(db, { tpui: gone.tpui, lines: [400_000] }),
    await givenBill(db, { tpui: gone.tpui, lines: [70_000] }),
  ];
  await paid(refundable);
  const plan = { billReference: inParts.reference, parts: 3, reason: 'The harvest comes in March', termsVersion: 1 };
  expect((await post(gone.id, '/account/plans', plan)).statusCode).toBe(200);
  const dispute = { billReference: asked.reference, kind: 'dispute', text: 'The shop is half as large as that' };
  await filed(gone.id, 'paye', [payeRow()]);
  await filed(gone.id, 'withholding', [withholdingRow()]);
  await filed(payer.id, 'withholding', [withholdingRow({ taxId: gone.tpui })]);

  await decided('merge', gone.tpui, lead.tpui);
  expect(await get(lead.id, '/account/credit')).toMatchObject({ balanceKobo: 100_000, entries: { totalRecords: 2 } });
  expect((await post(lead.id, '/account/credit/uses', { billReference: open.reference })).statusCode).toBe(200);
  expect((await get(lead.id, `/account/plan?billReference=${inParts.reference}`)).plan).toMatchObject({
    parts: [{}, {}, {}],
  });
  const disputed = await post(lead.id, '/account/bill-disputes', dispute);
  expect(disputed.statusCode).toBe(200);
  expect(await requestsOf(lead.id)).toEqual([inParts.reference, asked.reference].sort());
  const claim = {
    ...{
      requestId: randomUUID(),
      billReference: refundable.reference,
      cause: 'wrong-bill',
      explanation: 'My brother’s bill',
    },
    account: { bankCode: '011', accountNumber: '0000014579', accountName: 'Amina Bello' },
  };
  expect((await post(lead.id, '/account/refunds', claim)).statusCode).toBe(200);
  expect((await get(lead.id, '/account/refunds')).data).toHaveLength(1);
  for (const what of ['paye', 'withholding'] as const)
    expect(await monthIn(lead.id, what)).toMatchObject({ state: 'billed' });
  expect(await notesOf(lead.id)).toBe(1);
  // An amendment bills the difference, not the whole month again.
  const amended = await filed(lead.id, 'paye', [payeRow({ deductedKobo: 600_000 })]);
  expect(amended).toMatchObject({ version: 2, differenceKobo: 100_000 });
  const again = await filed(lead.id, 'withholding', [withholdingRow({ deductedKobo: 2_500_000 })]);
  expect(again).toMatchObject({ version: 2, differenceKobo: 500_000 });
  await expectMoneyInvariants(db);

  await decided('separate', gone.tpui, lead.tpui);
  expect(await get(lead.id, '/account/credit')).toMatchObject({ balanceKobo: 30_000 });
  expect(await get(gone.id, '/account/credit')).toMatchObject({ balanceKobo: 0 });
  expect(await requestsOf(lead.id)).toEqual([]);
  expect(await requestsOf(gone.id)).toEqual([inParts.reference, asked.reference].sort());
  expect((await get(lead.id, '/account/refunds')).data).toEqual([]);
  expect((await get(gone.id, '/account/refunds')).data).toHaveLength(1);
  for (const what of ['paye', 'withholding'] as const) {
    expect(await monthIn(lead.id, what)).toMatchObject({ state: 'not-filed' });
    expect(await monthIn(gone.id, what)).toMatchObject({ state: 'billed' });
  }
  expect([await notesOf(lead.id), await notesOf(gone.id)]).toEqual([0, 1]);
});
