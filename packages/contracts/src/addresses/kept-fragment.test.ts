import { expect, it } from 'vitest';
import { keepFragment, takeFragment } from './kept-fragment.ts';

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}

it('waits for its own screen, once', () => {
  const tab = storage();
  keepFragment('/user/clients', '#CN7Q4M2X', tab);
  expect(takeFragment('/user/dashboard', tab)).toBe('');
  expect(takeFragment('/user/clients', tab)).toBe('CN7Q4M2X');
  expect(takeFragment('/user/clients', tab)).toBe('');
});

it('keeps nothing of an address without one, and reads nothing it did not write', () => {
  const tab = storage();
  keepFragment('/user/clients', '', tab);
  keepFragment('/user/clients', '#', tab);
  expect(takeFragment('/user/clients', tab)).toBe('');
  for (const written of ['not json', '"text"', '{"path":"/user/clients","fragment":7}']) {
    tab.setItem('pay_kd_kept_fragment', written);
    expect(takeFragment('/user/clients', tab)).toBe('');
  }
});

it('does without where nothing can be kept', () => {
  const shut = {
    setItem: () => {
      throw new Error('shut');
    },
    getItem: () => {
      throw new Error('shut');
    },
  } as unknown as Storage;
  expect(() => keepFragment('/user/clients', '#CN1', shut)).not.toThrow();
  expect(takeFragment('/user/clients', shut)).toBe('');
});
