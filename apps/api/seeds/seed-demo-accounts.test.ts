import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { newPasswordSchema, roles, superAdminsWanted } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { isKnownPassword } from '../src/modules/ground/identity/known-passwords.ts';
import { codeAt } from '../src/modules/ground/identity/one-time-codes.ts';
import { createPasswordHasher } from '../src/modules/ground/identity/password-hasher.ts';
import { createSecretBox } from '../src/platform/keys/secret-box.ts';
import { createTestDatabase } from '../src/testing/test-database.ts';
import { demoAccounts, demoPassword } from './demo-world/demo-accounts.ts';
import { seedDemoAccounts } from './seed-demo-accounts.ts';

const { db, url, ownerUrl } = await createTestDatabase();
const run = (file: string, env: Record<string, string> = {}) =>
  promisify(execFile)(process.execPath, [fileURLToPath(new URL(file, import.meta.url))], {
    env: { PATH: process.env.PATH ?? '', ...env },
  });

// A whole demonstration is seeded: a limit for what hangs.
describe('the demonstration accounts', { timeout: 300_000 }, () => {
  it('are never made without PORTAL_MODE=demo and DEMO_WORLD=on, nor bills that nobody raised', async () => {
    for (const [mode, world] of [
      ['', 'on'],
      ['production', 'on'],
      ['demo', ''],
      ['demo', 'off'],
    ] as const) {
      const { stdout } = await run('./seed.ts', {
        DATABASE_URL: url,
        DATABASE_OWNER_URL: ownerUrl,
        PORTAL_MODE: mode,
        DEMO_WORLD: world,
      });
      expect(stdout).toContain('No demonstration world');
    }
    expect((await db.$client.query('select from users')).rowCount).toBe(0);
    expect((await db.$client.query('select from bills limit 1')).rowCount).toBe(0);
    expect((await db.$client.query('select from mdas')).rowCount).toBeGreaterThan(0);
  });

  it('are one for each role and three SuperAdmins, once, with a password that keeps the rules and codes that everybody can make', async () => {
    expect([...new Set(demoAccounts.map(({ role }) => role))].sort()).toEqual([...roles].sort());
    expect(demoAccounts.filter(({ role }) => role === 'SuperAdmin')).toHaveLength(superAdminsWanted);
    expect(newPasswordSchema.safeParse(demoPassword).success && !isKnownPassword(demoPassword)).toBe(true);
    const keysDir = await mkdtemp(join(tmpdir(), 'portal-seed-'));
    const demo = {
      DATABASE_URL: url,
      DATABASE_OWNER_URL: ownerUrl,
      PORTAL_MODE: 'demo',
      DEMO_WORLD: 'on',
      KEYS_DIR: keysDir,
    };
    expect((await run('./seed.ts', demo)).stdout).toContain(`${demoAccounts.length} demonstration accounts made`);
    await rm(keysDir, { recursive: true });
    const key = randomBytes(32);
    // Another key than the first: codes must go on working.
    expect(await Promise.all([seedDemoAccounts(url, key), seedDemoAccounts(url, key)])).toEqual([0, 0]);
    const { rows } =
      await db.$client.query(`select users.id, email, password_hash, tpui, secret_encrypted, active_role(users.id) as role
      from users left join second_factors on user_id = users.id`);
    const hasher = createPasswordHasher();
    const box = createSecretBox(key, 'second factors');
    for (const { id, email, password_hash, secret_encrypted, role } of rows) {
      const account = demoAccounts.find((demo) => demo.email === email);
      expect(role).toBe(account?.role);
      expect(await hasher.verify(password_hash, demoPassword)).toBe(true);
      expect(secret_encrypted && box.open(secret_encrypted, id)).toBe(account?.totpSecret ?? null);
      if (account?.totpSecret) expect(codeAt(account.totpSecret, new Date())).toMatch(/^\d{6}$/);
    }
    expect(rows).toHaveLength(19);
    expect(rows.filter(({ tpui }) => tpui !== null)).toHaveLength(5);
  });

  it('are listed for the start screen', async () => {
    const list = JSON.parse((await run('./list-demo-accounts.ts')).stdout);
    expect(list).toHaveLength(19);
    expect(list[0]).toEqual({
      role: 'SuperAdmin',
      email: 'superadmin@demo.test',
      password: demoPassword,
      totpSecret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      signInPath: '/superadmin',
    });
  });
});
