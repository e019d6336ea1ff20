import { expect, it } from 'vitest';
import { demoAccounts, wantsDemoWorld } from './demo-world.ts';
import type { Stack } from './start-stack.ts';
import { welcome } from './welcome.ts';

it('the start prints an account for each of the fourteen roles, where it signs in, its secret, and where its mails are', () => {
  const stack = { origin: 'http://localhost:4000', mailUrl: 'http://mails.test', sandboxUrl: 'http://sandbox.test' };
  const accounts = demoAccounts();
  const printed = welcome({ stack: stack as Stack, seconds: '1.0', demoBills: [], demoAccounts: accounts });

  expect(new Set(accounts.map(({ role }) => role)).size).toBe(14);
  const lines = printed.split('\n').map((line) => line.trim().split(/ {2,}/));
  for (const { role, email, signInPath, totpSecret } of accounts) {
    expect(lines).toContainEqual([role, email, signInPath, ...(totpSecret ? [totpSecret] : [])]);
  }
  expect(printed).toContain(`all with the password ${accounts[0]?.password}`);
  expect(printed).toContain(stack.mailUrl);
});

it('a database of somebody’s own gets the demonstration when they say so, and never else', () => {
  const DATABASE_URL = 'postgres://somewhere/portal';
  expect([undefined, 'on', 'off', '1'].map((DEMO_WORLD) => wantsDemoWorld({ DEMO_WORLD, DATABASE_URL }))).toEqual([
    false,
    true,
    false,
    false,
  ]);
  expect([undefined, 'on', 'off'].map((DEMO_WORLD) => wantsDemoWorld({ DEMO_WORLD }))).toEqual([true, true, false]);
});
