import { readFile } from 'node:fs/promises';

interface StateFacts {
  readonly name: string;
  readonly iso: string;
  readonly zone: string;
  readonly lgas: readonly string[];
}

const homeState = 'NG-KD';

/**
 * States by alphabet; the home state's local governments carry their official ids 1–23, the others follow.
 * Facts merged from two MIT-licensed sources (ng-states; xosasx/nigerian-local-government-areas) and corrected.
 */
export async function readPlaces() {
  const file = new URL('./nigeria-states-lgas.json', import.meta.url);
  const facts = JSON.parse(await readFile(file, 'utf8')) as readonly StateFacts[];
  const numbered = facts.map((state, index) => ({ ...state, id: index + 1 }));
  const homeFirst = numbered.toSorted((a, b) => Number(b.iso === homeState) - Number(a.iso === homeState));
  return {
    states: numbered.map(({ id, name, iso, zone }) => ({ id, name, iso_code: iso, zone })),
    lgas: homeFirst
      .flatMap((state) => state.lgas.map((name) => ({ state_id: state.id, name })))
      .map((lga, index) => ({ id: index + 1, ...lga })),
  };
}
