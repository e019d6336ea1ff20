import type { OwnCase } from '@portal/contracts';
import type { Database } from '../../../platform/db/database.ts';

/** Answers what one module knows that runs for or against a taxpayer, under any of their numbers. */
export type CasesOf = (on: Database, tpui: string) => Promise<readonly OwnCase[]>;

const providers: CasesOf[] = [];

/** Each module says its kind once, when the process starts; a second time changes nothing. */
export function provideOwnCases(casesOf: CasesOf): void {
  if (!providers.includes(casesOf)) providers.push(casesOf);
}

/** Of every kind: clocks first by their ends, then the others, the newest first. */
export async function ownCases(on: Database, tpui: string): Promise<OwnCase[]> {
  const all: OwnCase[] = [];
  for (const casesOf of providers) all.push(...(await casesOf(on, tpui)));
  return all.toSorted(
    (a, b) =>
      Number(a.clock === null) - Number(b.clock === null) ||
      (a.clock && b.clock ? a.clock.endsOn.localeCompare(b.clock.endsOn) : 0) ||
      b.since.localeCompare(a.since),
  );
}
