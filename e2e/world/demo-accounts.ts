import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { repositoryRoot } from '@portal/local-stack';
import { TOTP } from 'otpauth';

export interface DemoAccount {
  readonly role: string;
  readonly email: string;
  readonly password: string;
  readonly totpSecret: string | null;
  readonly signInPath: string;
}

let accounts: readonly DemoAccount[] | undefined;

/** The demonstration's person of a role. */
export function demoAccount(role: string): DemoAccount {
  accounts ??= JSON.parse(
    spawnSync('node', [join(repositoryRoot, 'apps/api/seeds/list-demo-accounts.ts')], { encoding: 'utf8' }).stdout,
  ) as readonly DemoAccount[];
  const account = accounts.find((candidate) => candidate.role === role);
  if (!account) throw new Error(`The demonstration has nobody who is ${role}`);
  return account;
}

/** What the person's authenticator app shows now. */
export function oneTimeCode(secret: string): string {
  return new TOTP({ secret }).generate();
}

const codesChangeWithinMs = 40_000;

/**
 * Offers `enter` what the app shows until its answer is no refusal; it gives the status. A code is good once, and several stories sign
 * in as the same person: whoever finds theirs used waits for the next.
 */
export async function withOneTimeCode(secret: string, enter: (code: string) => Promise<number>): Promise<void> {
  let status = 0;
  for (let tries = 0; tries < 3; tries += 1) {
    const code = oneTimeCode(secret);
    status = await enter(code);
    if (status < 400) return;
    if (status >= 500) break;
    await expect.poll(() => oneTimeCode(secret), { timeout: codesChangeWithinMs }).not.toBe(code);
  }
  throw new Error(`No code was taken: the last answer was ${status}`);
}
