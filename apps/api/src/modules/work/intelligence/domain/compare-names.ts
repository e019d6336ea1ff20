import type { MatchReason } from '@portal/contracts';
import { wordsOfOrganisation, wordsOfPerson } from './words-of-name.ts';

type Agreement = 'same' | 'slip' | 'differs';

/** How many letters are added, left out, changed or swapped with the next, up to two. */
function slipsBetween(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        least = Math.min(least, (before[column - 2] ?? 0) + 1);
      now.push(least);
    }
    [before, last] = [last, now];
  }
  return Math.min(3, last[other.length] ?? 3);
}

function agreementOf(one: string, other: string): Agreement {
  if (one === other) return 'same';
  const shortest = Math.min(one.length, other.length);
  if (/\d/.test(one + other)) return 'differs';
  return slipsBetween(one, other) <= (shortest >= 9 ? 2 : shortest >= 4 ? 1 : 0) ? 'slip' : 'differs';
}

/**
 * How two names agree, whatever the order of their words. `same`: every word. `close`: every word with one slip of the hand, or of a
 * person a middle name that one side leaves out. `partly`: a word is shared. An organisation with one word more is another one.
 */
export function compareNames(one: string, other: string, isPerson: boolean): MatchReason['how'] {
  const wordsOf = isPerson ? wordsOfPerson : wordsOfOrganisation;
  const [left, right] = [wordsOf(one), [...wordsOf(other)]];
  const counts = { same: 0, slip: 0 };
  const unfound: string[] = [];
  for (const word of left) {
    const at = right.indexOf(word);
    if (at < 0) unfound.push(word);
    else {
      counts.same += 1;
      right.splice(at, 1);
    }
  }
  let unmatched = 0;
  for (const word of unfound) {
    const at = right.findIndex((candidate) => agreementOf(word, candidate) === 'slip');
    if (at < 0) unmatched += 1;
    else {
      counts.slip += 1;
      right.splice(at, 1);
    }
  }
  const found = counts.same + counts.slip;
  if (found === 0) return 'differs';
  const extra = unmatched + right.length;
  if (extra === 0) return counts.slip === 0 ? 'same' : counts.slip === 1 && found > 1 ? 'close' : 'partly';
  // One side leaves a middle name out: two words or more agree, and only one side has more.
  const isShortened =
    isPerson && found >= 2 && counts.slip === 0 && (unmatched === 0) !== (right.length === 0) && extra === 1;
  return isShortened ? 'close' : 'partly';
}
