import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ActionName } from '@portal/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { verifyAuditLog } from './verify-audit-log.ts';
import { writeAudit } from './write-audit.ts';

const { db, owner, url } = await createTestDatabase();
const somebody = { userId: '0b9b6b56-6f9f-4c7e-9d2c-6f1f5e7f0a11' };

async function write(action: ActionName, detail: Record<string, unknown> = {}): Promise<void> {
  await db.transaction((tx) => writeAudit(tx, { actor: somebody, action, subject: 'role:Auditor', detail }));
}

/** What only somebody who owns the database can do. */
async function tamper(statement: string): Promise<void> {
  const client = await owner.$client.connect();
  try {
    await client.query('alter table audit_log disable trigger user');
    await client.query(statement);
  } finally {
    await client.query('alter table audit_log enable trigger user');
    client.release();
  }
}

async function verdict(noted?: { position: number; hash: string }) {
  const client = await db.$client.connect();
  try {
    return await verifyAuditLog(client, noted);
  } finally {
    client.release();
  }
}

beforeEach(async () => {
  for (const action of ['role.created', 'role.assigned', 'role.unassigned', 'role.deleted'] as const) {
    await write(action, { naira: '₦', nested: { b: 1.5, a: [null, true] } });
  }
});
afterEach(() => tamper('truncate audit_log'));

describe('the audit log', () => {
  it('is written with its change or not at all, and a rolled back one leaves no gap', async () => {
    await expect(
      db.transaction(async (tx) => {
        await writeAudit(tx, { actor: { system: 'test' }, action: 'role.created', subject: 'x' });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await write('bill.renewed');
    const { rows } = await db.$client.query(
      'select position, actor, action from audit_log order by position desc limit 1',
    );
    expect(rows).toEqual([{ position: 5, actor: `user:${somebody.userId}`, action: 'bill.renewed' }]);
    expect(await verdict()).toMatchObject({ holds: true, last: { position: 5 } });
  });

  it('stays one chain when many write at once', async () => {
    await Promise.all(Array.from({ length: 30 }, () => write('bill.read')));
    expect(await verdict()).toMatchObject({ holds: true, last: { position: 34 } });
  });

  it.each([`update audit_log set action = 'x'`, 'delete from audit_log', 'truncate audit_log'])(
    'refuses: %s',
    async (statement) => {
      await expect(owner.$client.query(statement)).rejects.toMatchObject({ constraint: 'audit_log_append_only' });
    },
  );

  it('decides position, time and seal itself, whatever is given', async () => {
    await db.$client.query(
      `insert into audit_log (position, at, actor, action, subject, detail, previous_hash, hash)
       values (99, '2020-01-01', 'user:x', 'forged', 'y', '{}', '\\x00', '\\x00')`,
    );
    expect(await verdict()).toMatchObject({ holds: true, last: { position: 5 } });
    const { rows } = await db.$client.query(
      'select count(*)::int as old from audit_log where at < now() - interval $$1 hour$$',
    );
    expect(rows).toEqual([{ old: 0 }]);
  });
});

describe('rows of before', () => {
  it('keep the seal they have, which says nothing of role, address, device and request', async () => {
    await tamper('truncate audit_log');
    const at = '2026-01-02T03:04:05.000006Z';
    const fields = ['1', at, 'system:old', 'thing.done', 'x', '{"a": 1}'];
    const hash = createHash('sha256').update(Buffer.alloc(32));
    for (const field of fields) hash.update(`${Buffer.byteLength(field)}:${field}`);
    await tamper(
      `insert into audit_log (position, at, actor, action, subject, detail, previous_hash, hash, seal_version)
       values (1, '${at}', 'system:old', 'thing.done', 'x', '{"a": 1}', decode(repeat('00', 32), 'hex'), '\\x${hash.digest('hex')}', 1)`,
    );
    await write('bill.read');
    expect(await verdict()).toMatchObject({ holds: true, last: { position: 2 } });
    await tamper(`update audit_log set seal_version = 2 where position = 1`);
    expect(await verdict()).toMatchObject({ holds: false, brokenAt: 1 });
  });
});

describe('the verifier names the first row', () => {
  it.each([
    ['whose content was changed', `update audit_log set action = 'role.created' where position = 2`, 2],
    ['whose time was changed', `update audit_log set at = at - interval '1 day' where position = 3`, 3],
    ['whose role was changed', `update audit_log set actor_role = 'Governor' where position = 4`, 4],
    ['whose address was filled in later', `update audit_log set address = '' where position = 4`, 4],
    ['whose detail was changed', `update audit_log set detail = '{}' where position = 1`, 1],
    ['that is missing', 'delete from audit_log where position = 2', 2],
    ['that is missing at the start', 'delete from audit_log where position = 1', 1],
    [
      'that was changed and sealed again',
      `update audit_log set actor = 'user:z' where position = 2;
       update audit_log set hash = audit_seal(audit_log) where position = 2`,
      3,
    ],
    [
      'after two that changed places',
      `update audit_log set position = position + 100 where position in (2, 3);
       update audit_log set position = 105 - position where position in (102, 103)`,
      2,
    ],
  ])('%s', async (_what, statement, brokenAt) => {
    await tamper(statement);
    expect(await verdict()).toMatchObject({ holds: false, brokenAt });
  });

  it('that was cut off the end or replaced there, given a mark of an earlier run', async () => {
    const before = await verdict();
    const noted = before.holds ? before.last : { position: 0, hash: '' };
    await tamper('delete from audit_log where position = 4');
    expect(await verdict()).toMatchObject({ holds: true });
    expect(await verdict(noted)).toMatchObject({ holds: false, brokenAt: 4 });
    await write('bill.cancelled');
    expect(await verdict()).toMatchObject({ holds: true });
    expect(await verdict(noted)).toMatchObject({ holds: false, brokenAt: 4 });
  });

  it('by the command, which ends with 1, and with 0 when the log holds', async () => {
    const cli = fileURLToPath(new URL('./verify-cli.ts', import.meta.url));
    const run = () => promisify(execFile)(process.execPath, [cli], { env: { ...process.env, DATABASE_URL: url } });
    expect((await run()).stdout).toContain('holds, 4 rows');
    await tamper(`update audit_log set action = 'x' where position = 3`);
    await expect(run()).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining('broken at row 3') });
  });
});
