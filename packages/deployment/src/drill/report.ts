import { secondsOf, tableOf } from './figures.ts';
import type { Round } from './rounds.ts';
import type { Verdict } from './verdict.ts';

/** Rounds of one kind in one row, and what payers were told meanwhile. */
export function roundsTable(rounds: readonly Round[]): string {
  const kinds = [...Map.groupBy(rounds, ({ what }) => what)];
  return tableOf([
    [
      'primary',
      'times',
      'longest without a confirmed payment',
      'each',
      'promised',
      'kept',
      'another leads',
      'safe again',
      'payers were told',
    ],
    ...kinds.map(([what, all]) => {
      const gaps = all.map(({ gapMs }) => gapMs);
      const promisedSeconds = all[0]?.mostSeconds ?? 0;
      return [
        what,
        String(all.length),
        secondsOf(Math.max(...gaps)),
        gaps.map((gap) => (gap / 1000).toFixed(1)).join(' '),
        `${promisedSeconds} s`,
        all.every(isKept) ? 'yes' : 'no',
        secondsOf(Math.max(...all.map(({ electedMs }) => electedMs))),
        secondsOf(Math.max(...all.map(({ safeMs }) => safeMs))),
        refusalsOf(all) || 'nothing',
      ];
    }),
  ]);
}

function refusalsOf(rounds: readonly Round[]): string {
  const sums = new Map<string, number>();
  for (const { refusals } of rounds)
    for (const [reason, count] of Object.entries(refusals)) sums.set(reason, (sums.get(reason) ?? 0) + count);
  return [...sums].map(([reason, count]) => `${count} × ${reason}`).join(', ');
}

/** In time; and of what was planned nobody saw anything. */
function isKept({ gapMs, mostSeconds, what, refusals }: Round): boolean {
  return gapMs <= mostSeconds * 1000 && (!what.startsWith('planned') || Object.keys(refusals).length === 0);
}

export function verdictLines({
  acknowledged,
  taken,
  lost,
  doubled,
  disagreements,
  ledgerKobo,
}: Verdict): readonly string[] {
  const named = (list: readonly string[]) => (list.length > 0 ? `: ${list.slice(0, 10).join(', ')}` : '');
  return [
    `acknowledged to payers ${acknowledged}, taken by the provider ${taken}`,
    `acknowledged and lost ${lost.length}${named(lost)}`,
    `doubled ${doubled.length}${named(doubled)}`,
    `the provider's journal and the books disagree ${disagreements.length} times${named(disagreements)}`,
    `the ledger sums to ${ledgerKobo} kobo`,
  ];
}

/** Nothing lost, nothing doubled, nobody saw a planned change. Times are promises of a machine that has nothing else to do, and only printed. */
export function hasHeld(rounds: readonly Round[], verdict: Verdict): boolean {
  const { lost, doubled, disagreements, ledgerKobo, acknowledged } = verdict;
  const noticed = rounds.some(({ what, refusals }) => what.startsWith('planned') && Object.keys(refusals).length > 0);
  return acknowledged > 0 && lost.length + doubled.length + disagreements.length === 0 && ledgerKobo === 0 && !noticed;
}
