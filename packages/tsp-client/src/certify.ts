import { certify } from './certification.ts';

/** `KDR_ORIGIN=https://… KDR_KEY=kdr_test_… node src/certify.ts`: does every step and prints what the portal saw. Ends with 1 where one is missing. */
const { KDR_ORIGIN: origin = '', KDR_KEY: key = '', HEAD: head, TPUI: tpui } = process.env;
if (!URL.canParse(origin) || !key.startsWith('kdr_test_')) {
  console.error('Give KDR_ORIGIN, the address of the portal, and KDR_KEY, a test key that begins with kdr_test_.');
  process.exit(2);
}
const result = await certify({ origin: new URL(origin).origin, key, head, tpui });
for (const { step, seenAt } of result.steps) console.log(`${seenAt === null ? '✗ not seen' : '✓ seen    '}  ${step}`);
const seen = result.steps.filter(({ seenAt }) => seenAt !== null).length;
console.log(`\n${seen} of ${result.steps.length} steps seen by the portal, run ${result.id}`);
process.exit(result.passedAt === null ? 1 : 0);
