/** Two nodes and how many payers they share; nought where none counts, though there is money between them. */
interface Tie {
  readonly a: string;
  readonly b: string;
  readonly payers: number;
}

/** Nodes that no cut parts without `least` payers on it. */
export interface StrongGroup {
  readonly nodes: readonly string[];
  readonly payers: number;
}

type Shared = Map<string, Map<string, number>>;

/**
 * The groups of each connected part of a graph, the largest first. Groups are visited in the order of what they share with those
 * visited before; who shares `least` payers with these cannot be cut from the one right before by fewer (Nagamochi and Ibaraki), so
 * both are one group, and all of it is done again until nothing joins.
 */
export function strongGroupsOf(ties: readonly Tie[], least: number): readonly (readonly StrongGroup[])[] {
  const shared: Shared = new Map();
  const groups = new Map<string, { nodes: string[]; payers: number }>();
  for (const { a, b, payers } of ties)
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const of = shared.get(one) ?? new Map<string, number>();
      shared.set(one, of.set(other, (of.get(other) ?? 0) + payers));
      const group = groups.get(one) ?? { nodes: [one], payers: 0 };
      groups.set(one, { ...group, payers: group.payers + payers });
    }
  for (let pairs = inseparable(shared, least); pairs.length > 0; pairs = inseparable(shared, least))
    // From the last: what is taken into another one is no partner any more.
    for (const [kept, taken] of pairs.toReversed()) {
      unite(shared, kept, taken);
      const [into, from] = [groups.get(kept), groups.get(taken)];
      if (into && from) {
        into.nodes.push(...from.nodes);
        into.payers += from.payers;
      }
      groups.delete(taken);
    }
  return connected(shared).map((keys) =>
    keys.flatMap((key) => groups.get(key) ?? []).toSorted((a, b) => b.payers - a.payers),
  );
}

/** Neighbours of the order that no cut of fewer parts. */
function inseparable(shared: Shared, least: number): (readonly [string, string])[] {
  const waiting = new Map([...shared.keys()].map((node) => [node, 0]));
  const found: (readonly [string, string])[] = [];
  for (let before: string | undefined; waiting.size > 0; ) {
    let [next, most] = ['', -1];
    for (const [node, payers] of waiting) if (payers > most) [next, most] = [node, payers];
    waiting.delete(next);
    if (before !== undefined && most >= least) found.push([before, next]);
    for (const [other, payers] of shared.get(next) ?? []) {
      const known = waiting.get(other);
      if (known !== undefined) waiting.set(other, known + payers);
    }
    before = next;
  }
  return found;
}

function unite(shared: Shared, kept: string, taken: string): void {
  const into = shared.get(kept);
  for (const [other, payers] of shared.get(taken) ?? []) {
    shared.get(other)?.delete(taken);
    if (other === kept) continue;
    const sum = (into?.get(other) ?? 0) + payers;
    into?.set(other, sum);
    shared.get(other)?.set(kept, sum);
  }
  shared.delete(taken);
}

function connected(shared: ReadonlyMap<string, ReadonlyMap<string, number>>): string[][] {
  const seen = new Set<string>();
  return [...shared.keys()].flatMap((start) => {
    if (seen.has(start)) return [];
    seen.add(start);
    const found = [start];
    // What is found is looked at too.
    for (const node of found)
      for (const other of shared.get(node)?.keys() ?? [])
        if (!seen.has(other)) {
          seen.add(other);
          found.push(other);
        }
    return [found];
  });
}
