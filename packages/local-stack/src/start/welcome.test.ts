import { expect, it } from 'vitest';
import { demoAccounts } from './demo-world.ts';
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
