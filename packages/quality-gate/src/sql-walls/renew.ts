import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { foreignSql } from './foreign-sql.ts';
import { listFile, newCrossings, readList } from './sql-walls-list.ts';

/** Shortens the list to what there is; a list that would grow is left as it is. */
const found = foreignSql();
const grown = newCrossings(found, readList());
if (grown.length > 0) {
  console.error(`SQL that names tables of other modules became more:\n${grown.join('\n')}`);
  process.exitCode = 1;
} else {
  writeFileSync(listFile, `${JSON.stringify(found, null, 2)}\n`);
  execFileSync('biome', ['format', '--write', fileURLToPath(listFile)]);
}
