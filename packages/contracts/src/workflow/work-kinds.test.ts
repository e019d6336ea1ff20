import { describe, expect, it } from 'vitest';
import { type Role, roles, taxOfficeRoles, taxpayerRoles } from '../access.ts';
import { accountAddressFields } from '../address-fields.ts';
import { decideMove, lawfulMoves } from './decide-move.ts';
import { openersPathOf } from './work-kind.ts';
import { workKindNames, workKindOf } from './work-kinds.ts';

const areaOf = (role: Role) => {
  if (taxpayerRoles.some((one) => one === role)) return '/user/';
  if (taxOfficeRoles.some((one) => one === role)) return '/tax-area-office';
  return (
    { 'MDA User': '/mda', 'Expert System': '/expert-system', Governor: '/gov-dashboard' }[role as string] ?? '/admin'
  );
};

describe.each(workKindNames)('the kind %s', (name) => {
  const { begins, states, moves } = workKindOf(name);
  const names = Object.keys(states);
  const everyMove = Object.entries(moves);

  it('begins, and moves between states it has', () => {
    expect(names).toContain(begins);
    for (const [, { from, to }] of everyMove) expect(names).toEqual(expect.arrayContaining([...from, to]));
  });

  it('reaches every state, and from every state an end', () => {
    const reached = new Set([begins]);
    for (const state of reached) for (const [, { from, to }] of everyMove) if (from.includes(state)) reached.add(to);
    expect([...reached].sort()).toEqual(names.toSorted());
    const ending = new Set(names.filter((state) => states[state]?.isFinal));
    for (const _ of names)
      for (const [, { from, to }] of everyMove) if (ending.has(to)) for (const one of from) ending.add(one);
    expect([...ending].sort()).toEqual(names.toSorted());
  });

  it('leaves no final state, and gives every move to somebody', () => {
    for (const [move, { from, by }] of everyMove) {
      expect(
        from.filter((state) => states[state]?.isFinal),
        move,
      ).toEqual([]);
      expect(by.length, move).toBeGreaterThan(0);
    }
  });

  it('leads whoever opened it to a screen of their own area', () => {
    const kind = workKindOf(name);
    for (const role of roles.filter((one) => kind.openedBy.includes(one))) {
      const path = openersPathOf(kind, 'id', role) ?? areaOf(role);
      expect([role, path.startsWith(areaOf(role))]).toEqual([role, true]);
      if (!kind.seenBy.includes(role)) expect([role, kind.openersScreen]).toEqual([role, expect.any(String)]);
    }
  });

  it('is decided at an address that may stand in a mail', () => {
    const { screen = '/', openersScreen = '/' } = workKindOf(name);
    for (const address of [screen, openersScreen]) {
      const fields = [...new URLSearchParams(address.split('?')[1]).keys()];
      expect(fields.filter((field) => !(field in accountAddressFields))).toEqual([]);
    }
  });

  it('names in otherThan what happens before', () => {
    for (const [move, { otherThan = [] }] of everyMove) {
      for (const earlier of otherThan) expect(earlier === 'open' || earlier in moves, move).toBe(true);
    }
  });
});

describe('a move', () => {
  const kind = workKindOf('holiday-release');
  const work = { state: 'proposed', steps: [{ move: 'open', userId: 'amina' }] };
  const person = { userId: 'bala', role: 'SuperAdmin', capacities: [] };

  it('of two persons is not made by one, also not in the place of another', () => {
    expect(decideMove(kind, work, person, { move: 'release' })).toEqual({ to: 'released' });
    expect(decideMove(kind, work, { ...person, userId: 'amina' }, { move: 'release' })).toEqual({
      refusal: 'same-person',
    });
    expect(decideMove(kind, work, { ...person, onBehalfOf: 'amina' }, { move: 'release' })).toEqual({
      refusal: 'same-person',
    });
    expect(lawfulMoves(kind, work, { ...person, userId: 'amina' })).toEqual(['withdraw']);
  });

  it('that is none is refused, whatever it is called', () => {
    for (const move of ['', 'open', 'constructor', '__proto__', 'RELEASE']) {
      expect(decideMove(kind, work, person, { move })).toEqual({ refusal: 'not-from-here' });
    }
  });

  it('that needs a reason is not made with spaces', () => {
    expect(decideMove(kind, work, person, { move: 'refuse', reason: ' \n' })).toEqual({ refusal: 'reason-missing' });
  });
});
