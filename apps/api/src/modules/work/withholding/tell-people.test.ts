import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { remindPayers, tellBeneficiaries } from './data/tell-people.ts';
import { withholdingRow as row, startWithholding } from './testing/withholding-test-app.ts';

const { db } = await createTestDatabase();
const app = await startWithholding(db);
const all = async (query: string, ...values: unknown[]) => (await db.$client.query(query, values)).rows;
const toldTo = async (userId: string) =>
  (
    await all(
      `select kind || coalesce(' ' || (facts ->> 'day'), '') as told from notices where user_id = $1 and kind like 'withholding%' order by id`,
      userId,
    )
  ).map(({ told }) => told);

it('reminds payers a week and a day before the thirtieth, and of a draft when it is late, each once', async () => {
  const payer = await app.taxpayer();
  const drafted = await app.taxpayer();
  await app.filed(payer, [row()], { month: '2026-09' });
  await app.save(drafted, [row()], { month: '2026-10' });
  const told = async (as: string, now: string) => {
    app.setNow(now);
    const deps = { db, clock: { now: () => new Date(now) } };
    await remindPayers(deps);
    await remindPayers(deps);
    return toldTo(as);
  };
  const due = 'withholding.due 2026-11-30';
  expect(await told(payer, '2026-11-22T08:00:00Z')).toEqual([]);
  expect(await told(payer, '2026-11-23T08:00:00Z')).toEqual([due]);
  expect(await told(payer, '2026-11-29T08:00:00Z')).toEqual([due, due]);
  // Nobody knows whether they paid anybody in October.
  expect(await told(payer, '2026-12-03T08:00:00Z')).toEqual([due, due]);
  expect(await told(drafted, '2026-12-03T08:00:00Z')).toEqual([due, due, 'withholding.late 2026-11-30']);
  await app.filed(drafted, [row()], { month: '2026-10' });
  expect(await told(drafted, '2026-12-05T08:00:00Z')).toHaveLength(3);
  app.setNow('2026-11-23T08:00:00Z');
});

it('tells beneficiaries once that a credit note can be had, and nobody before the receipt', async () => {
  const payer = await app.taxpayer();
  const beneficiary = await app.taxpayer();
  const [{ tpui }] = await all('select tpui from users where id = $1', beneficiary);
  const rows = [row({ taxId: tpui.replaceAll('-', '').toLowerCase() }), row({ taxId: tpui }), row({ taxId: '' })];
  const { billReference } = await app.filed(payer, rows);
  // Receipts take the clock of the database.
  const tell = () => tellBeneficiaries({ db, clock: { now: () => new Date() } });
  await tell();
  expect(await toldTo(beneficiary)).toEqual([]);
  await app.paid(billReference);
  await tell();
  await tell();
  expect(await toldTo(beneficiary)).toEqual(['withholding.credited']);
  expect(await toldTo(payer)).toEqual([]);
});

it('tells beneficiaries once that a note they hold says too much now, and nobody who holds none', async () => {
  const payer = await app.taxpayer();
  const [holder, other] = [await app.taxpayer(), await app.taxpayer()];
  const paidTo = async (userId: string) => {
    const [{ tpui }] = await all('select tpui from users where id = $1', userId);
    return row({ taxId: tpui });
  };
  const { billReference, lines } = await app.filed(payer, [await paidTo(holder), await paidTo(other), row()]);
  await app.paid(billReference);
  const path = `/withholding/credit-notes?month=2026-10&beneficiary=${lines[0].beneficiary}`;
  expect((await app.call('GET', path, { as: payer })).statusCode).toBe(200);
  const tell = () => tellBeneficiaries({ db, clock: { now: () => new Date() } });
  await tell();
  await app.filed(payer, [row()]);
  await tell();
  await tell();
  expect(await toldTo(holder)).toEqual(['withholding.credited', 'withholding.note-lowered']);
  expect(await toldTo(other)).toEqual(['withholding.credited']);
});
