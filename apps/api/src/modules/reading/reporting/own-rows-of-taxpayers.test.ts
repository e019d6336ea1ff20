import { expect, it, vi } from 'vitest';
import { seedDemoWorld } from '../../../../seeds/seed-demo-world.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { reportingModule } from './reporting.module.ts';
import { startOwn } from './testing/own-test-app.ts';

// The first lock is taken off: no list says whose rows it wants.
vi.mock('../../../platform/scope/own-rows.ts', () => ({ ownRows: () => undefined }));

const { db, url } = await createTestDatabase();
const today = new Date('2026-11-20T09:00:00Z');
await seedDemoWorld(url, today);
const { read } = await startOwn(db, () => today, reportingModule);

it('row-level security alone shows a taxpayer their own rows and no others', async () => {
  const { rows } = await db.$client.query<Record<'tpui' | 'bills' | 'kept' | 'receipts' | 'attempts', string>>(
    `select payer_tpui as tpui, count(*) as bills, count(*) filter (where standing <> 'cancelled') as kept,
       (select count(distinct (receipt_id, is_void)) from collection_lines k where k.payer_tpui = b.payer_tpui) as receipts,
       (select count(*) from payment_intents i join bills o on o.id = i.bill_id where o.payer_tpui = b.payer_tpui) as attempts
     from bills b where payer_tpui is not null group by payer_tpui order by count(*) desc limit 4`,
  );
  expect(rows.length).toBe(4);
  for (const { tpui, bills, kept, receipts, attempts } of rows) {
    const count = async (report: string) => (await read(`/reports/${report}`, tpui)).totalRecords;
    expect(await count('own-invoices')).toBe(Number(bills));
    expect(await count('own-receipts')).toBe(Number(receipts));
    expect(await count('own-attempts')).toBe(Number(attempts));
    expect(await count('own-statement')).toBe(Number(kept) + Number(receipts));
  }
  expect(rows.some(({ receipts }) => Number(receipts) > 0)).toBe(true);
});
