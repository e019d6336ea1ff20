import { describe, expect, it } from 'vitest';
import { areaPaths } from './area-paths.ts';
import { isReservedPath } from './reserved-paths.ts';

describe('a path', () => {
  it.each(Object.values(areaPaths).flat())('%s belongs to its area, with everything below it', (path) => {
    expect(isReservedPath(path)).toBe(true);
    expect(isReservedPath(`${path}/anything`)).toBe(true);
    expect(isReservedPath(`${path}s-of-ours`)).toBe(false);
  });

  it.each(['/login', '/dashboard/profile', '/search', '/contact-us/hours', '/api', '/news/item', '/social-cards/en'])(
    '%s is answered by a screen or the gateway',
    (path) => {
      expect(isReservedPath(path)).toBe(true);
    },
  );

  it.each(['/', '/news', '/about-us', '/tax-trails/mining', '/users', '/administration'])('%s is free', (path) => {
    expect(isReservedPath(path)).toBe(false);
  });
});
