import { fewestPayers } from './few-payers.ts';
import { type StrongGroup, strongGroupsOf } from './strong-groups.ts';

/** Who pays in one part of a dimension and in one of another. Each payer counts in one such cell of two dimensions alone. */
export interface Cell {
  readonly dimension: string;
  readonly key: string;
  readonly otherDimension: string;
  readonly otherKey: string;
  readonly payers: number;
}

/** By dimension, each key: may it be told by itself. */
type Judgement = ReadonlyMap<string, ReadonlyMap<string, boolean>>;

/** What is withheld first, where either of two would do: heads last, as they are asked for most. */
const leastWanted = ['weekday-hour', 'day', 'rank', 'office', 'channel', 'lga', 'category', 'head'];

interface Part {
  readonly dimension: string;
  readonly key: string;
}

/**
 * Which parts of a month may be told each by itself. What may not is one part of its dimension, of heads one of its MDA, so that sums
 * of what is told, however they are chosen, are the same money or differ by five payers: two sums of two dimensions differ by a cut
 * through the graph of who pays in both. Whole MDAs are told whatever they are of (docs/decisions/0412).
 */
export function judgeParts(cells: readonly Cell[], mdaOf: (head: string) => string): Judgement {
  const verdict = new Map<string, Map<string, boolean>>();
  const pairs = Map.groupBy(cells, ({ dimension, otherDimension }) => `${dimension} ${otherDimension}`);
  for (const { dimension, key, otherDimension, otherKey } of cells)
    for (const [of, one] of [
      [dimension, key],
      [otherDimension, otherKey],
    ] as const)
      verdict.set(of, (verdict.get(of) ?? new Map<string, boolean>()).set(one, true));
  const isTold = ({ dimension, key }: Part) => verdict.get(dimension)?.get(key) === true;
  const nodeOf = (part: Part) =>
    isTold(part) ? `${part.dimension} told ${part.key}` : `${part.dimension} few ${rest(part)}`;
  const rest = ({ dimension, key }: Part) => (dimension === 'head' ? mdaOf(key) : '');
  const withhold = (parts: readonly Part[]) => {
    for (const { dimension, key } of parts) verdict.get(dimension)?.set(key, false);
    return parts.length > 0;
  };

  const judgePair = (pair: readonly Cell[]): boolean => {
    const parts = new Map<string, Part & { payers: number }>();
    const add = (part: Part, payers: number) => {
      const node = nodeOf(part);
      if (isTold(part)) parts.set(node, { ...part, payers: (parts.get(node)?.payers ?? 0) + payers });
      return node;
    };
    const ties = pair.map(({ dimension, key, otherDimension, otherKey, payers }) => ({
      a: add({ dimension, key }, payers),
      b: add({ dimension: otherDimension, key: otherKey }, payers),
      payers,
    }));
    const small = [...parts.values()].toSorted((one, other) => one.payers - other.payers);
    // What is left over of a dimension and is told nowhere takes the next smallest part.
    const joining = (node: string) => small.find((part) => node === `${part.dimension} few ${rest(part)}`) ?? [];
    const nodes = strongGroupsOf(ties, fewestPayers)
      .flatMap(straysOf)
      .flatMap((stray) => stray.nodes);
    return leastWanted.some((dimension) => {
      const isOf = (part: Part) => part.dimension === dimension;
      return (
        withhold(nodes.flatMap((node) => parts.get(node) ?? []).filter(isOf)) ||
        withhold(nodes.flatMap(joining).filter(isOf))
      );
    });
  };

  for (let isNew = true; isNew; ) {
    isNew = false;
    for (const pair of pairs.values()) while (judgePair(pair)) isNew = true;
  }
  return verdict;
}

/** Where nothing is strong, all are strays. */
function straysOf(groups: readonly StrongGroup[]): readonly StrongGroup[] {
  return (groups[0]?.nodes.length ?? 0) > 1 ? groups.slice(1) : groups;
}
