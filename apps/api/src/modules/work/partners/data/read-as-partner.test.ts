import { sql as statement } from 'drizzle-orm';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createReadAs } from '../../../../platform/scope/read-as.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { givenHeads, startPartners } from '../testing/partners-test-app.ts';
import { readAsPartner } from './read-as-partner.ts';

const { db } = await createTestDatabase();
const { ask, own, foreign, givenKey, taxpayer } = await startPartners(db);
const tpui = await taxpayer();
const { head } = await givenHeads(db);
const sibling = await givenKey(1);
for (const [at, { key }] of [own, own, sibling, foreign, foreign, foreign].entries())
  await ask('POST', '/bills', {
    key,
    body: {
      externalReference: `R-${at}`,
      taxpayer: { tpui },
      lines: [{ revenueHeadCode: head, amountKobo: 1_250_000 }],
    },
  });
for (const { key } of [own, sibling, foreign]) await ask('POST', '/bill-batches', { key, body: { bills: [{}] } });

const named = [
  'bills',
  'bill_lines',
  'partner_bills',
  'partner_events',
  'partner_batches',
  'partner_batch_rows',
] as const;

it.each([
  ['its own engine code', own, 1, [2, 2, 2, 2, 1, 1]],
  ['a sibling of the same system', sibling, 1, [1, 1, 1, 1, 1, 1]],
  ['another system', foreign, 2, [3, 3, 3, 3, 1, 1]],
])('row-level security alone shows a key the rows of %s', async (_, { engineCodeId }, expertSystemId, expected) => {
  const counts = await readAsPartner(db, { expertSystemId, engineCodeId }, async (tables) => {
    const found: number[] = [];
    for (const table of named) {
      const row = await tables.selectFrom(table).select(sql<number>`count(*)::int`.as('n')).executeTakeFirstOrThrow();
      found.push(row.n);
    }
    return found;
  });
  expect(counts).toEqual(expected);
});

it('people of a system see the bills of all its codes, and the keys of nobody', async () => {
  const scope = { kind: 'expert-system', expertSystemId: 1, name: '' } as const;
  const [row] = await createReadAs(db)(scope, (run) =>
    run<{ n: number }>(statement`select count(*)::int as n from partner_bills`),
  );
  expect(row?.n).toBe(3);
  const reading = createReadAs(db)(scope, (run) => run(statement`select from partner_keys`));
  await expect(reading).rejects.toMatchObject({ code: '42501' });
});
