import pg from 'pg';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { buildRecords } from '../../../../../bench/reports/build-world.ts';
import { createReadAs } from '../../../../platform/scope/read-as.ts';
import { countRowsRead, type RowsRead } from '../../../../testing/count-rows-read.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { indexesInUse } from '../testing/indexes-in-use.ts';
import { readReport } from './read-report.ts';
import type { Asked, ReportBinding } from './report-binding.ts';
import { collectionsBinding } from './reports/collections.ts';
import { invoicesBinding } from './reports/invoices.ts';

const { db, url } = await createTestDatabase();
const readAsThem = createReadAs(db);
const clock = { now: () => new Date() };

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
/** Half a year ago, some three thousand bills. */
const month = { minDate: daysAgo(200), maxDate: daysAgo(170) };
const recently = { minDate: daysAgo(30), maxDate: daysAgo(0) };
const threeYears = { minDate: daysAgo(1_090), maxDate: daysAgo(0) };

interface Reading {
  readonly found: number;
  readonly counting: RowsRead;
  readonly page: RowsRead;
}

/** What the two statements of a page read: the one that counts, and the one that finds its rows. */
async function reading(binding: ReportBinding, asked: Partial<Asked>): Promise<Reading> {
  const sortField = binding === invoicesBinding ? 'issuedOn' : 'at';
  const reads: RowsRead[] = [];
  const { totalRecords } = await readReport(
    {
      clock,
      readAs: (scope, work) =>
        readAsThem(scope, (run) =>
          work(async (query) => {
            const { found, read } = await countRowsRead<never>(run, query);
            reads.push(read);
            return found;
          }),
        ),
    },
    binding,
    { pageNumber: 1, pageSize: 50, criteria: '', sortField, sortOrder: 'desc', ...month, ...asked },
    { kind: 'state' },
  );
  const [counting, page] = reads;
  if (!counting || !page) throw new Error('a page is two statements');
  return { found: totalRecords, counting, page };
}

/** Fifty rows, those of their lines, and the places of a few more. */
const ofPage = 300;
/** What is counted, and a bill in three that a filter leaves out on the way. */
const ofCount = (found: number) => 1.5 * found + 100;

type Question = readonly [string, Partial<Asked> & Readonly<Record<string, string | number | boolean>>];

const both: readonly Question[] = [
  ['the newest', {}],
  ['of an MDA', { mdaId: 200 }],
  ['of an office', { toId: 15 }],
  ['of a head', { rhId: 3 }],
  ['of a head of few', { rhId: 1200 }],
  ['of an expert system', { esId: 3 }],
  ['of an engine code', { engineCodeId: 3 }],
  ['of a channel', { pcId: 9 }],
  ['of a channel of nobody', { pcId: 7 }],
  ['whose receipt is void', { status: 'void' }],
  ['of a rare name', { criteria: 'wazobia', ...threeYears }],
  ['of nobody’s name', { criteria: 'zzyzx', ...threeYears }],
  ['the last page of three years', { last: true, ...threeYears }],
];

const invoicesAlone: readonly Question[] = [
  ['of an LGA', { lgaId: 9 }],
  ['of a common category', { tpcId: 1 }],
  ['of a rare category', { tpcId: 3 }],
  ['of a gateway', { pgId: 'bank' }],
  ['of a gateway of nobody', { pgId: 'interswitch' }],
  ['unpaid, where all have expired', { status: 'unpaid' }],
  ['unpaid, lately', { status: 'unpaid', ...recently }],
  ['unpaid, ever', { status: 'unpaid', ...threeYears }],
  ['paid', { status: 'paid' }],
  ['expired', { status: 'expired' }],
  ['outstanding', { status: 'outstanding' }],
  ['billed', { status: 'billed' }],
  ['cancelled', { status: 'cancelled' }],
  ['under review', { status: 'under-review' }],
  ['by amount', { sortField: 'totalKobo' }],
  ['of three filters', { toId: 15, tpcId: 2, mdaId: 3 }],
];

describe('what lists read', () => {
  /** A hundred thousand bills of three years, a few of them under review. However slow the machine: half a minute where nothing else runs. */
  beforeAll(async () => {
    const { superuserUrl } = inject('postgres');
    const client = new pg.Client({
      connectionString: Object.assign(new URL(superuserUrl), { pathname: new URL(url).pathname }).href,
    });
    await client.connect();
    try {
      await buildRecords(client, 100_000, () => {});
      await client.query('set session_replication_role = replica');
      await client.query(
        `update bills set standing = 'under-review' where standing = 'open' and hashtext(reference) % 300 = 0`,
      );
      await client.query('vacuum analyze bills');
      await indexesInUse(client);
    } finally {
      await client.end();
    }
  }, 1_200_000);

  it.each([
    ...both.map(([what, asked]) => ['collections', what, collectionsBinding, asked] as const),
    ...[...both, ...invoicesAlone].map(([what, asked]) => ['invoices', what, invoicesBinding, asked] as const),
  ])('%s %s: a page reads a few hundred rows, its count what it counts', async (_report, _what, binding, asked) => {
    const { found, counting, page } = await reading(binding, asked);
    expect(Math.max(page.rows, page.entries)).toBeLessThan(ofPage);
    expect(Math.max(counting.rows, counting.entries)).toBeLessThan(ofCount(found));
  });

  it.each([invoicesBinding, collectionsBinding])(
    'a common name in a month reads the rows that have it in that month',
    async (binding) => {
      const { found, counting, page } = await reading(binding, { criteria: 'bello amina' });
      expect(found).toBeGreaterThan(20);
      // The index of names has no days: entries of the name and of the month are laid over each other, and only rows of both are read.
      expect(page.rows).toBeLessThan(ofPage);
      expect(counting.rows).toBeLessThan(ofCount(found));
    },
  );

  it.each([invoicesBinding, collectionsBinding])(
    'a page far back reads the places of the rows before it, and once',
    async (binding) => {
      const { page } = await reading(binding, { pageNumber: 200, ...threeYears });
      expect(page.rows).toBeLessThan(200 * 50 + ofPage);
    },
  );
});
