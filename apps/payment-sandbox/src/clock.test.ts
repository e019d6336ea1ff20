import { expect, test } from 'vitest';
import { createClock } from './clock.ts';

const still = { nowMs: () => 1_000_000, arm: () => () => undefined };

test('tasks run in the order they fall due, each at its own time, including those ordered on the way', async () => {
  const clock = createClock(still);
  const ran: [string, number][] = [];
  const note = (name: string) => () => void ran.push([name, clock.now().getTime() - 1_000_000]);
  clock.after(5_000, note('second'));
  clock.after(1_000, () => {
    note('first')();
    clock.after(1_000, note('ordered by first'));
  });
  clock.after(60_000, note('too late'));
  await clock.advance(10_000);
  expect(ran).toEqual([
    ['first', 1_000],
    ['ordered by first', 2_000],
    ['second', 5_000],
  ]);
  expect(clock.now().getTime()).toBe(1_010_000);
});

test('a task called off never runs', async () => {
  const clock = createClock(still);
  let ran = false;
  clock.after(10, () => {
    ran = true;
  })();
  await clock.advance(100);
  expect(ran).toBe(false);
});

test('a due task is run by the timer of the machine when nobody moves the clock', async () => {
  let nowMs = 0;
  let ring: () => void = () => undefined;
  const clock = createClock({
    nowMs: () => nowMs,
    arm: (_ms, callback) => {
      ring = callback;
      return () => undefined;
    },
  });
  const ran = new Promise((resolve) => clock.after(500, () => resolve('ran')));
  nowMs = 500;
  ring();
  await expect(ran).resolves.toBe('ran');
});

test('the clock can be set back', async () => {
  const clock = createClock(still);
  await clock.set(new Date(0));
  expect(clock.now().getTime()).toBe(0);
});
