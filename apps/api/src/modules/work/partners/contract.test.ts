import { type PartnerEndpoint, partnerOperations } from '@portal/contracts';
import { partnerDocument } from '@portal/tsp-reference';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { givenHeads, startPartners } from './testing/partners-test-app.ts';

const { db } = await createTestDatabase();
const { ask, givenKey, taxpayer, count } = await startPartners(db);
const tpui = await taxpayer();
const { head } = await givenHeads(db);

const right = {
  ...{ externalReference: 'F-1', taxpayer: { tpui }, metadata: { a: 'b' }, reason: 'A reason', email: 'a@b.example' },
  ...{ billReference: 'KD7Q4M2X9TBC1VWZ', tpui, bills: [{}], redirectUrl: 'https://evil.example/' },
  lines: [{ revenueHeadCode: head, amountKobo: 1_250_000, narration: 'x', attributes: {} }],
};
const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    '__proto__',
    'a'.repeat(5_000),
    -1,
    1e308,
    0.1,
    null,
    [],
    {},
    true,
    '٣',
    '2026-02-30',
  ),
);
/** Some fields of a right body, some of them with something else in their place, and some that are no fields. */
const bodies = fc.oneof(
  odd,
  fc
    .record({
      kept: fc.subarray(Object.keys(right)),
      spoilt: fc.dictionary(fc.constantFrom(...Object.keys(right)), odd, { maxKeys: 2 }),
      others: fc.dictionary(fc.string({ maxLength: 8 }), odd, { maxKeys: 1 }),
    })
    .map(({ kept, spoilt, others }) => ({
      ...Object.fromEntries(Object.entries(right).filter(([name]) => kept.includes(name))),
      ...spoilt,
      ...others,
    })),
);
const places = fc.string({ minLength: 1, maxLength: 30 }).map((text) => encodeURIComponent(text.toWellFormed()));
const queries = fc.dictionary(
  fc.constantFrom('limit', 'cursor', 'state', 'type', 'from', 'until', 'externalReference', 'outcome', 'other'),
  fc.string({ maxLength: 40 }),
  { maxKeys: 3 },
);

const { paths } = partnerDocument('https://pay.example.gov.ng');

function documented({ method, path }: PartnerEndpoint): ReadonlySet<number> {
  const described = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  return new Set(
    Object.keys(described?.responses ?? {})
      .map(Number)
      .filter((status) => status < 500),
  );
}

it.each(partnerOperations.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
  '%s answers anything with a status it names, never with a fault of ours, and a refusal changes no bill',
  async (_, operation) => {
    const { method, path, answers, body, params } = operation;
    const statuses = documented(operation);
    await fc.assert(
      fc.asyncProperty(bodies, places, queries, async (sent, place, query) => {
        const { key } = await givenKey(1);
        const before = await count('bills');
        const at = `${path.replace(/:\w+/g, place)}?${new URLSearchParams(query)}`;
        const answer = await ask(method, at, {
          key,
          ...(body && { body: sent as object, headers: { 'content-type': 'application/json' } }),
        });
        const said = `${answer.statusCode} ${answer.body.slice(0, 200)}`;
        // A place of dots leads elsewhere, or nowhere.
        const isElsewhere = params !== undefined && answer.json().code === 'route.not-found';
        expect(isElsewhere || statuses.has(answer.statusCode), said).toBe(true);
        if (!(answer.statusCode in answers)) {
          expect(answer.headers['content-type']).toContain('application/problem+json');
          expect(await count('bills')).toBe(before);
        }
      }),
      { numRuns: 25, seed: 36 },
    );
  },
  120_000,
);
