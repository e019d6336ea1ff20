import { expect, it } from 'vitest';
import { unionOf } from './union-of.ts';

const fruit = { apple: { colour: 'red' } } as const;
const roots = { carrot: { colour: 'orange' } } as const;

it('has what each part declares, in their order, and types that know every name', () => {
  const all = unionOf(roots, fruit);
  expect(Object.entries(all)).toEqual([
    ['carrot', { colour: 'orange' }],
    ['apple', { colour: 'red' }],
  ]);
  const colour: 'orange' = all.carrot.colour;
  expect(colour).toBe('orange');
  // @ts-expect-error no part declares it
  expect(all.pear).toBeUndefined();
});

it('does not compile where two parts declare one name', () => {
  // @ts-expect-error the type check fails when this line is no mistake any more
  expect(Object.keys(unionOf(fruit, roots, { apple: { colour: 'green' } }))).toHaveLength(2);
});
