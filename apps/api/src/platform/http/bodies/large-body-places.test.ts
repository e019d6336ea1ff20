import { expect, it } from 'vitest';
import { createPlaces } from './large-body-places.ts';

it('gives one caller few places for large bodies, and others theirs', () => {
  const { take } = createPlaces({ mostOfOne: 2, mostInAll: 4 });
  const [giveBack] = [take('greedy'), take('greedy')];
  expect(() => take('greedy')).toThrow(expect.objectContaining({ code: 'request.rate-limited' }));
  take('neighbour');
  take('other');
  expect(() => take('another')).toThrow(expect.objectContaining({ code: 'service.unavailable' }));
  giveBack();
  take('another');
});
