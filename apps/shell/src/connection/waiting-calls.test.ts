import { expect, it, vi } from 'vitest';
import { createWaitingCalls } from './waiting-calls.ts';

it('somebody waits from the first call that does to the end of the last', () => {
  const calls = createWaitingCalls();
  const heard = vi.fn();
  const leave = calls.subscribe(heard);
  expect(calls.isAny()).toBe(false);
  calls.noteWait(true);
  calls.noteWait(true);
  calls.noteWait(false);
  expect(calls.isAny()).toBe(true);
  calls.noteWait(false);
  expect(calls.isAny()).toBe(false);
  expect(heard).toHaveBeenCalledTimes(4);
  leave();
  calls.noteWait(true);
  expect(heard).toHaveBeenCalledTimes(4);
});
