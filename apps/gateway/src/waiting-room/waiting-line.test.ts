import { expect, it } from 'vitest';
import type { Place } from './signed-place.ts';
import { type Turn, waitingLine } from './waiting-line.ts';

const rules = { perSecond: 2, isForced: false };
/** Kept for five seconds: so many come in at once before anybody waits. */
const atOnce = 10;

function aLine() {
  let time = 1_000_000;
  const line = waitingLine(() => time);
  let number = 0;
  const come = (): Place => {
    number += 1;
    return { id: `id-${String(number).padStart(4, '0')}`, arrivedAt: time + number };
  };
  const fillUp = () => {
    for (let each = 0; each < atOnce; each += 1) line.turnOf(come(), rules);
  };
  const pass = (ms: number) => {
    time += ms;
  };
  return { line, come, fillUp, pass };
}
const isIn = ({ kind }: Turn) => kind === 'enter';

it('lets everybody in while no more come than may', () => {
  const { line, come, pass } = aLine();
  for (let second = 0; second < 60; second += 1) {
    expect([come(), come()].map((place) => isIn(line.turnOf(place, rules)))).toEqual([true, true]);
    pass(1_000);
  }
  expect(line.waiting()).toBe(0);
});

it('holds the rate however many come', () => {
  const { line, come, pass } = aLine();
  const waiting: Place[] = [];
  for (let second = 0; second < 60; second += 1) {
    for (let each = 0; each < 20; each += 1) waiting.push(come());
    for (const place of waiting.splice(0)) if (!isIn(line.turnOf(place, rules))) waiting.push(place);
    pass(1_000);
  }
  expect(line.entered()).toBeLessThanOrEqual(atOnce + 60 * rules.perSecond);
  expect(line.entered()).toBeGreaterThanOrEqual(60 * rules.perSecond);
});

it('nobody overtakes: whoever came first is in first, in whatever order they ask', () => {
  const { line, come, fillUp, pass } = aLine();
  fillUp();
  const places = Array.from({ length: 30 }, come);
  for (const place of places) line.turnOf(place, rules);
  const entered: Place[] = [];
  while (entered.length < places.length) {
    pass(500);
    // The last ones ask first, and more often.
    for (const place of places.toReversed())
      if (!entered.includes(place) && isIn(line.turnOf(place, rules))) entered.push(place);
  }
  expect(entered).toEqual(places);
});

it('says how many are before, and counts nobody who has gone', () => {
  const { line, come, fillUp, pass } = aLine();
  fillUp();
  const [gone, here] = [come(), come()];
  expect(line.turnOf(gone, { ...rules, perSecond: 0 })).toMatchObject({ ahead: 0 });
  expect(line.turnOf(here, { ...rules, perSecond: 0 })).toMatchObject({ ahead: 1 });
  for (let minute = 0; minute < 2; minute += 1) {
    pass(60_000);
    line.turnOf(here, { ...rules, perSecond: 0 });
  }
  expect(line.turnOf(here, { ...rules, perSecond: 0 })).toMatchObject({ ahead: 0 });
  // And still the place is theirs: they are before whoever came after them.
  expect(line.turnOf(gone, { ...rules, perSecond: 0 })).toMatchObject({ ahead: 0 });
});

it('a place lets in one', () => {
  const { line, come } = aLine();
  const place = come();
  expect(line.turnOf(place, rules)).toEqual({ kind: 'enter' });
  expect(line.turnOf(place, rules)).toEqual({ kind: 'spent' });
});

it('switched on by hand everybody takes a place first', () => {
  const { line, come } = aLine();
  const place = come();
  const forced = { ...rules, isForced: true };
  expect(line.turnOf(place, forced)).toMatchObject({ kind: 'wait', ahead: 0 });
  expect(line.turnOf(place, forced)).toEqual({ kind: 'enter' });
});

it('a rate of nothing lets in nobody', () => {
  const { line, come, pass } = aLine();
  const place = come();
  const held = { perSecond: 0, isForced: false };
  for (let minute = 0; minute < 3; minute += 1) {
    expect(line.turnOf(place, held).kind).toBe('wait');
    pass(30_000);
  }
});
