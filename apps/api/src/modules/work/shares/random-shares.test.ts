import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withheldOf } from './domain/withheld.ts';
import { startShares } from './testing/shares-test-app.ts';

const { query, who, term, paid, settle, reckon, entries, voidReceipt } = await startShares();
const least = (...amounts: readonly bigint[]) => amounts.toSorted((a, b) => Number(a - b))[0];

it('a share is the exact part rounded down, never above cap and money, and so is the tax towards zero', async () => {
  const kobo = fc.bigInt({ min: 0n, max: 9_000_000_000_000_000n });
  const terms = fc.array(
    fc.record({
      base: kobo,
      basisPoints: fc.integer({ min: 1, max: 10_000 }),
      flat: fc.option(fc.bigInt({ min: 1n, max: 1_000_000_000n })),
      cap: fc.option(fc.bigInt({ min: 1n, max: 1_000_000_000n })),
      gross: fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }),
    }),
    { minLength: 50, maxLength: 50 },
  );
  await fc.assert(
    fc.asyncProperty(terms, async (given) => {
      const rows = await query<{ share: string; withheld: string }>(
        `select share_of(base, case when flat is null then bp end, flat, cap)::text as share, trunc(gross::numeric * bp / 10000)::text as withheld
         from rows from (unnest($1::bigint[]), unnest($2::int[]), unnest($3::bigint[]), unnest($4::bigint[]), unnest($5::bigint[])) as t (base, bp, flat, cap, gross)`,
        [
          given.map(({ base }) => String(base)),
          given.map(({ basisPoints }) => basisPoints),
          given.map(({ flat }) => flat?.toString() ?? null),
          given.map(({ cap }) => cap?.toString() ?? null),
          given.map(({ gross }) => gross),
        ],
      );
      for (const [place, { base, basisPoints, flat, cap, gross }] of given.entries()) {
        const whole = flat ?? (base * BigInt(basisPoints)) / 10_000n;
        expect(rows[place]?.share).toBe(String(least(base, whole, cap ?? base)));
        expect(Number(rows[place]?.withheld) + 0).toBe(withheldOf(gross, basisPoints) + 0);
      }
    }),
    { numRuns: 10 },
  );
});

it('whatever happens to payments in whatever order, the entries add up to the share of what is settled and stands', async () => {
  const bps = 133;
  await term({ expertSystemId: 1, basisPoints: bps });
  await term({ agentTpui: who.agentTpui, basisPoints: 77 });
  const step = fc.constantFrom('settle', 'void', 'reckon', 'reckon-twice');
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 5_000_000 }),
      fc.array(step, { minLength: 1, maxLength: 6 }),
      async (amount, steps) => {
        const bill = await paid({ expertSystemId: 1, agentTpui: who.agentTpui, lines: [amount] });
        const seen = new Set<string>();
        for (const what of steps) {
          if (what.startsWith('reckon')) await Promise.all(what === 'reckon' ? [reckon()] : [reckon(), reckon()]);
          else if (!seen.has(what)) await (what === 'settle' ? settle(bill) : voidReceipt(bill.id));
          seen.add(what);
        }
        await reckon();
        const stands = seen.has('settle') && !seen.has('void');
        const sums = new Map<string, number>();
        for (const { subject, share } of await entries(bill)) sums.set(subject, (sums.get(subject) ?? 0) + share);
        for (const [subject, rate] of [
          ['partner:1', bps],
          [`agent:${who.agentTpui}`, 77],
        ] as const)
          expect(sums.get(subject) ?? 0).toBe(stands ? Math.floor((amount * rate) / 10_000) : 0);
      },
    ),
    { numRuns: 25 },
  );
}, 120_000);
