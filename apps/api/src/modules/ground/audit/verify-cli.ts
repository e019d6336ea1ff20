import pg from 'pg';
import { columnTypes } from '../../../platform/db/column-types.ts';
import { verifyAuditLog } from './verify-audit-log.ts';

/** `node src/modules/ground/audit/verify-cli.ts [position:hash]`: the mark is the last line of an earlier run. */
const url = process.env.DATABASE_URL;
const [position, hash] = (process.argv[2] ?? '').split(':');
if (!url || (position && !hash)) {
  console.error(url ? 'Give the mark as position:hash.' : 'DATABASE_URL is not set: give the PostgreSQL to verify.');
  process.exit(2);
}
const client = new pg.Client({ connectionString: url, application_name: 'portal-audit-verify', types: columnTypes });
await client.connect();
await client.query('begin isolation level repeatable read read only');
const verdict = await verifyAuditLog(client, position && hash ? { position: Number(position), hash } : undefined);
await client.end();
if (verdict.holds) {
  console.log(`The audit log holds, ${verdict.last.position} rows. Note this mark; the next run can be given it:`);
  console.log(`${verdict.last.position}:${verdict.last.hash}`);
} else {
  console.log(`The audit log is broken at row ${verdict.brokenAt}: ${verdict.reason}.`);
  process.exit(1);
}
