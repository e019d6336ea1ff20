import { expect, it, vi } from 'vitest';
import { patiently } from './patiently.ts';

it('takes the first answer it gets', async () => {
  const work = vi.fn(async () => 'here');
  expect(await patiently(work, [0, 0])).toBe('here');
  expect(work).toHaveBeenCalledOnce();
});

it('gives up after the third try, without throwing', async () => {
  const work = vi.fn(async () => {
    throw new Error('no');
  });
  expect(await patiently(work, [0, 0])).toBeUndefined();
  expect(work).toHaveBeenCalledTimes(3);
});
