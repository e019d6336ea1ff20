import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSourceTree } from '../affected/source-tree.ts';
import { aRepository } from '../affected/testing/a-repository.ts';
import { datedTests } from './dated-tests.ts';

it('finds tests that reach a database, the clock or the time, and leaves others out', () => {
  const { root } = aRepository({
    'apps/api/src/testing/test-database.ts': 'export const db = 1;',
    'apps/api/src/platform/clock/clock.ts': 'export const clock = 1;',
    'apps/api/src/due.ts': "import { clock } from './platform/clock/clock.ts'; export const due = clock;",
    'apps/api/src/due.test.ts': "import { due } from './due.ts'; due;",
    'apps/api/src/rows.test.ts': "import { db } from './testing/test-database.ts'; db;",
    'apps/api/src/now.test.ts': 'new Date();',
    'apps/api/src/sums.test.ts': "new Date('2026-11-28');",
    'apps/admin/src/now.test.ts': 'new Date();',
  });
  const found = datedTests(readSourceTree(root), (path) => readFileSync(join(root, path), 'utf8'));
  expect(found).toEqual(['due', 'now', 'rows'].map((name) => `apps/api/src/${name}.test.ts`));
});
