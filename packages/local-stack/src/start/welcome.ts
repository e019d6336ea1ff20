import type { DemoAccount, DemoBill } from './demo-world.ts';
import type { Stack } from './start-stack.ts';

/** What a person sees when the portal is ready: one address, and bills and accounts to try it with. */
export function welcome({
  stack,
  seconds,
  demoBills,
  demoAccounts,
}: {
  readonly stack: Stack;
  readonly seconds: string;
  readonly demoBills: readonly DemoBill[];
  readonly demoAccounts: readonly DemoAccount[];
}): string {
  const bills = demoBills.map(
    ({ reference, description }) => `    ${reference.replace(/(.{4})(?=.)/g, '$1 ')}   ${description}`,
  );
  const accounts = demoAccounts.map(({ role, email, signInPath, totpSecret }) =>
    `    ${role.padEnd(20)} ${email.padEnd(36)} ${signInPath.padEnd(22)}${totpSecret ?? ''}`.trimEnd(),
  );
  return [
    '',
    `  The revenue portal is ready (${seconds} s)`,
    '',
    `    ${stack.origin}`,
    '',
    ...(bills.length > 0 ? ['  Bills to open:', ...bills, ''] : []),
    ...(accounts.length > 0
      ? [
          `  Accounts, all with the password ${demoAccounts[0]?.password}. The last column is the secret for an authenticator app:`,
          ...accounts,
          '',
        ]
      : []),
    '  Pay with the test card 5178 6810 0000 0002, expiry 05/30, CVV 000, one-time password 123456.',
    '  Register with the NIN 70000000001 (or …02, …03; 70000000009 is a pre-registered agent). All of them, and what goes',
    `  wrong with some: ${stack.sandboxUrl}/identity/people`,
    `  Mail and text messages the portal sends are caught at ${stack.mailUrl}`,
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');
}
