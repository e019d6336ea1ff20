import { describe, expect, it } from 'vitest';
import { asReadQuery, signOf } from './as-read.ts';

describe('the sign of what was read', () => {
  it('is the same in any order of names, and with what is absent or null', () => {
    expect(signOf({ name: 'Zaria', place: 'Gate 2', isOpen: true })).toBe(
      signOf({ isOpen: true, place: 'Gate 2', name: 'Zaria' }),
    );
    expect(signOf({ a: { y: 1, x: null } })).toBe(signOf({ a: { x: undefined, y: 1 } }));
  });

  it('differs where one fact differs, also by its kind or its place in a list', () => {
    const signs = [
      ...[{ a: '1' }, { a: 1 }, { a: true }, { a: null }, { b: '1' }, { a: ['1', '2'] }, { a: ['2', '1'] }, { a: '' }],
      ...[{ a: '1', b: '' }, { a: { b: '1' } }],
    ].map(signOf);
    expect(new Set(signs).size).toBe(signs.length);
    const names = Array.from({ length: 20_000 }, (_, number) => signOf({ name: `Counter ${number}` }));
    expect(new Set(names).size).toBe(names.length);
  });

  it('is what an endpoint takes as it was read; anything else is refused', () => {
    for (let number = 0; number < 1_000; number++) {
      const asRead = signOf({ number });
      expect(asReadQuery.parse({ asRead })).toEqual({ asRead });
    }
    expect(asReadQuery.parse({})).toEqual({});
    for (const asRead of ['Zaria', '', 'a'.repeat(15)]) expect(asReadQuery.safeParse({ asRead }).success).toBe(false);
  });
});
