import type { ReturnAnswers, ReturnDifference } from '@portal/contracts';

type Said = ReturnDifference['before'];

/** What somebody said in one version and said otherwise in the next, by path; nothing said is a zero, an empty text and a no. */
export function differencesOf(before: ReturnAnswers, after: ReturnAnswers): ReturnDifference[] {
  const [was, is] = [byPath(before), byPath(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((path) => {
    const [one, other] = [was.get(path) ?? null, is.get(path) ?? null];
    return isSame(one, other) ? [] : [{ path, before: one, after: other }];
  });
}

function isSame(one: Said, other: Said): boolean {
  return one === other || (isNothing(one) && isNothing(other));
}

function isNothing(said: Said): boolean {
  return said === null || said === 0 || said === '' || said === false;
}

/** Rows by their `ref`: one that moved is the same row. */
function byPath(answers: ReturnAnswers): ReadonlyMap<string, Said> {
  const said = new Map<string, Said>();
  for (const [key, answer] of Object.entries(answers)) {
    if (!Array.isArray(answer)) said.set(key, answer as Said);
    else
      for (const { ref, ...columns } of answer)
        for (const [column, value] of Object.entries(columns)) said.set(`${key}.${ref}.${column}`, value as Said);
  }
  return said;
}
