import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { check } from 'recheck';
import type { FoundPattern } from './find-patterns.ts';

/** What a pattern costs at worst, by the length of the text: `linear` or less, more, or nobody knows. */
export type Verdict = 'linear' | 'worse' | 'unknown';

/** For one pattern; most take milliseconds. */
const patienceMs = 20_000;
/** Of a pattern that is tried rather than proved: the same text is tried every time. */
const seed = 4005;

/**
 * Judges each pattern once. What a pattern costs never changes, so verdicts are kept in `cacheFile`; those nobody reached are
 * asked for again.
 */
export async function judgePatterns(
  patterns: readonly FoundPattern[],
  cacheFile: string,
): Promise<ReadonlyMap<FoundPattern, Verdict>> {
  const kept = readKept(cacheFile);
  const verdicts = new Map<FoundPattern, Verdict>();
  for (const pattern of patterns) {
    const key = createHash('sha256').update(`recheck 4.5.0 /${pattern.source}/${pattern.flags}`).digest('hex');
    const verdict = kept[key] ?? (await judge(pattern));
    if (verdict !== 'unknown') kept[key] = verdict;
    verdicts.set(pattern, verdict);
  }
  mkdirSync(dirname(cacheFile), { recursive: true });
  writeFileSync(cacheFile, JSON.stringify(kept));
  return verdicts;
}

async function judge({ source, flags }: FoundPattern): Promise<Verdict> {
  const { status } = await check(source, flags, { timeout: patienceMs, randomSeed: seed });
  if (status === 'safe') return 'linear';
  return status === 'vulnerable' ? 'worse' : 'unknown';
}

function readKept(cacheFile: string): Record<string, Verdict> {
  try {
    return JSON.parse(readFileSync(cacheFile, 'utf8'));
  } catch {
    return {};
  }
}

export function cacheFileIn(root: string): string {
  return join(root, 'node_modules', '.cache', 'patterns.json');
}
