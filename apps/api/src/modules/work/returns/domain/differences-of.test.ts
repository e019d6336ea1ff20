import { describe, expect, it } from 'vitest';
import { differencesOf } from './differences-of.ts';

const shop = { ref: 'shop', name: 'Shop', incomeKobo: 100 };
const farm = { ref: 'farm', name: 'Farm', incomeKobo: 5 };

describe('what changed between two versions', () => {
  it('is what is said otherwise, at its path', () => {
    expect(differencesOf({ pensionKobo: 100, livedHere: true }, { pensionKobo: 200, livedHere: true })).toEqual([
      { path: 'pensionKobo', before: 100, after: 200 },
    ]);
  });

  it('knows rows by what they are, not by where they stand', () => {
    expect(differencesOf({ sources: [shop, farm] }, { sources: [farm, { ...shop, incomeKobo: 90 }] })).toEqual([
      { path: 'sources.shop.incomeKobo', before: 100, after: 90 },
    ]);
  });

  it('names what came and what went', () => {
    expect(differencesOf({ sources: [shop] }, { sources: [farm] })).toEqual([
      { path: 'sources.shop.name', before: 'Shop', after: null },
      { path: 'sources.shop.incomeKobo', before: 100, after: null },
      { path: 'sources.farm.name', before: null, after: 'Farm' },
      { path: 'sources.farm.incomeKobo', before: null, after: 5 },
    ]);
  });

  it('is nothing where nothing was said in either way of saying it', () => {
    expect(differencesOf({ refundsKobo: 0, note: '' }, { livedHere: false })).toEqual([]);
  });
});
