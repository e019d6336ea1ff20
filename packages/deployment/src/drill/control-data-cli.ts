import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { controlDataOf } from './control-data.ts';

/** Called as Patroni calls pg_controldata: with the data folder. */
const folder = process.argv.slice(2).findLast((argument) => !argument.startsWith('-')) ?? process.env.PGDATA ?? '.';
process.stdout.write(controlDataOf(readFileSync(join(folder, 'global/pg_control'))));
