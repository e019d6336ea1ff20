import { verify } from '@node-rs/argon2';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

vi.mock('@node-rs/argon2', async (load) => {
  const library = await load<typeof import('@node-rs/argon2')>();
  return { ...library, verify: vi.fn(library.verify) };
});

// Files share what they import: a hasher from before would have the library itself.
vi.resetModules();
const { createPasswordHasher } = await import('./password-hasher.ts');

describe('the hasher', () => {
  it('makes argon2id of 19 MiB and two passes, and knows it again', async () => {
    const hasher = createPasswordHasher();
    const hash = await hasher.hash('Kaduna-River-2026');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hasher.verify(hash, 'Kaduna-River-2026')).toBe(true);
    expect(await hasher.verify(hash, 'kaduna-River-2026')).toBe(false);
    expect(await hasher.verify(undefined, 'nobody has this password')).toBe(false);
  });

  it('computes one hash of the same cost for an account that somebody has and for one that nobody has', async () => {
    const hasher = createPasswordHasher();
    const work = async (hash: string | undefined) => {
      vi.mocked(verify).mockClear();
      await hasher.verify(hash, 'Wrong-1234');
      return vi.mocked(verify).mock.calls.map(([against]) => String(against).split('$').slice(0, 4).join('$'));
    };
    const known = await work(await hasher.hash('Kaduna-River-2026'));
    expect(known).toEqual(['$argon2id$v=19$m=19456,t=2,p=1']);
    expect(await work(undefined)).toEqual(known);
  });

  it('lets whoever was slowed have a third of the time, and nobody else wait for them', async () => {
    const hasher = createPasswordHasher();
    const hash = await hasher.hash('Kaduna-River-2026');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const checkMs = 30;
    vi.mocked(verify).mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(false), checkMs)));
    onTestFinished(() => {
      vi.useRealTimers();
      vi.mocked(verify).mockReset();
    });
    const done: [turn: string, afterChecks: number][] = [];
    let passed = 0;
    const check = async (turn: 'first' | 'ordinary' | 'slowed') => {
      await hasher.verify(hash, 'Wrong-1234', turn);
      done.push([turn, passed]);
    };
    const all = Promise.all([check('slowed'), check('slowed'), check('slowed'), check('ordinary'), check('first')]);
    for (passed = 1; passed <= 9; passed += 1) await vi.advanceTimersByTimeAsync(checkMs);
    await all;
    expect(done).toEqual([
      ['first', 1],
      ['ordinary', 2],
      ['slowed', 3],
      ['slowed', 6],
      ['slowed', 9],
    ]);
  });

  it('turns nobody away because others wait whom it slows', async () => {
    const hasher = createPasswordHasher({ longestQueue: 3 });
    const hash = await hasher.hash('Kaduna-River-2026');
    const slowed = Promise.allSettled(Array.from({ length: 9 }, () => hasher.verify(hash, 'Wrong-1234', 'slowed')));
    expect(await hasher.verify(hash, 'Kaduna-River-2026')).toBe(true);
    expect((await slowed).filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
  });

  it('turns away whoever would wait too long, and goes on with the others', async () => {
    const hasher = createPasswordHasher({ longestQueue: 3 });
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => hasher.hash('x')));
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(2);
    expect(refused[0]).toMatchObject({ reason: { code: 'service.unavailable' } });
  });
});
