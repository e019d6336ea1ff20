import type { Stack } from './start-stack.ts';

/** What a person sees when the portal is ready: one address, and bills to try it with. */
export function welcome({
  stack,
  seconds,
  demoBills,
}: {
  readonly stack: Stack;
  readonly seconds: string;
  readonly demoBills: readonly { readonly reference: string; readonly description: string }[];
}): string {
  const bills = demoBills.map(
    ({ reference, description }) => `    ${reference.replace(/(.{4})(?=.)/g, '$1 ')}   ${description}`,
  );
  return [
    '',
    `  The revenue portal is ready (${seconds} s)`,
    '',
    `    ${stack.origin}`,
    '',
    ...(bills.length > 0 ? ['  Bills to open:', ...bills, ''] : []),
    '  Pay with the test card 5178 6810 0000 0002, expiry 05/30, CVV 000, one-time password 123456.',
    `  Mail the portal sends is caught at ${stack.mailUrl}`,
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');
}
