import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, inject, it } from 'vitest';
import { createDatabase } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { createEmptyDatabase } from '../src/testing/empty-database.ts';
import { expectMoneyInvariants } from '../src/testing/expect-money-invariants.ts';
import { moneyColumns, readMoney } from './read-money.ts';
import { restoreWorld } from './restore-world.ts';
import { worldFolder } from './world-manifest.ts';

const worlds = await readdir(fileURLToPath(new URL('./worlds/', import.meta.url)));

it.each(worlds)(
  'the demonstration of %s is upgraded, and its money is the same line by line',
  { timeout: 300_000 },
  async (world) => {
    const superuserUrl = await createEmptyDatabase({ owner: 'portal_owner' });
    const { pathname } = new URL(superuserUrl);
    const ownerUrl = Object.assign(new URL(inject('postgres').ownerUrl), { pathname }).href;
    await restoreWorld({ ownerUrl, superuserUrl }, worldFolder(world));
    const db = createDatabase(superuserUrl, { max: 1 });
    const client = await db.$client.connect();
    const columns = await moneyColumns(client);
    const before = await readMoney(client, columns);
    expect(before.get('bills')?.length).toBeGreaterThan(6_000);

    await migrate(ownerUrl);

    const after = await readMoney(client, columns);
    client.release();
    for (const [table, lines] of before) {
      const kept = new Set(after.get(table));
      const changed = lines.filter((line) => !kept.has(line)).slice(0, 5);
      expect({ table, lines: after.get(table)?.length, changed }).toEqual({ table, lines: lines.length, changed: [] });
    }
    await expectMoneyInvariants(db);
    await db.$client.end();
  },
);
