import { describe, expect, it } from 'vitest';
import { type Findable, searchIndex } from './search-index.ts';

const findables: readonly Findable[] = [
  {
    kind: 'page',
    path: '/tax-trails/witholding',
    title: 'Withholding tax',
    text: 'An advance on the tax of the payee.',
  },
  { kind: 'page', path: '/tax-trails/development-levy', title: 'Development levy', text: '₦1,000 a year.' },
  { kind: 'service', path: '/tax-calculator', title: 'Tax Calculator', text: 'Salary, pension and rent relief.' },
  { kind: 'office', path: '/contact-us', title: 'Kafanchan', text: 'Area tax office' },
  { kind: 'question', path: '/faq#cash', title: 'Zan iya biyan tsabar kuɗi?', text: 'A’a. Ba a karɓar tsabar kuɗi.' },
];
const index = searchIndex(findables);
const first = (query: string) => index.find(query)[0]?.path;

describe('searching', () => {
  it.each([
    ['withholding', '/tax-trails/witholding'],
    ['witholding', '/tax-trails/witholding'],
    ['WITHOLDIN', '/tax-trails/witholding'],
    ['develpment levi', '/tax-trails/development-levy'],
    ['calc', '/tax-calculator'],
    ['claculator', '/tax-calculator'],
    ['salry', '/tax-calculator'],
    ['Kafancan', '/contact-us'],
    // Two letters in each other's place.
    ['lvey', '/tax-trails/development-levy'],
    ['rnet relief', '/tax-calculator'],
  ])('"%s" finds what was meant', (query, path) => {
    expect(first(query)).toBe(path);
  });

  it.each(['kuɗi', 'kudi', 'KUDI', 'kuɗín'])('"%s" finds the Hausa word, with or without its letters', (query) => {
    expect(first(query)).toBe('/faq#cash');
  });

  it.each(['ma’adinai', "ma'adinai", 'maadinai'])('"%s" finds a word with an apostrophe in it', (query) => {
    const words = searchIndex([{ kind: 'page', path: '/mining', title: 'Haƙar ma’adinai', text: 'Kuɗi.' }]);
    expect(words.find(query).map(({ path, words: found }) => [path, found])).toEqual([['/mining', ['maadinai']]]);
  });

  it('prefers what has every word, and has something where only some match', () => {
    expect(first('tax calculator')).toBe('/tax-calculator');
    expect(first('levy aeroplane')).toBe('/tax-trails/development-levy');
  });

  it('takes a word as it is written where there is one, and for a misspelt one only where there is none', () => {
    const words = searchIndex([
      { kind: 'page', path: '/paye', title: 'PAYE', text: 'Kept back from salaries.' },
      { kind: 'page', path: '/page', title: 'About this page', text: 'Who pays.' },
    ]);
    expect(words.find('paye').map(({ path }) => path)).toEqual(['/paye']);
    expect(words.find('pagr').map(({ path }) => path)).toEqual(['/page']);
  });

  it('shows one place once, by the words that fit best', () => {
    const words = searchIndex([
      { kind: 'page', path: '/tax-calculator', title: 'Reckoning', text: 'The calculator computes.' },
      { kind: 'service', path: '/tax-calculator', title: 'Tax Calculator', text: 'Salary.' },
    ]);
    expect(words.find('calculator').map(({ title }) => title)).toEqual(['Tax Calculator']);
  });

  it('finds nothing where there is nothing, and nothing makes it fail', () => {
    for (const query of ['qqqqqqq', '()[]{}', '*', '   ', 'constructor __proto__'])
      expect(index.find(query)).toEqual([]);
  });
});

describe('words of the other language', () => {
  const both = searchIndex([
    {
      kind: 'page',
      path: '/tax-trails',
      title: 'All taxes and fees',
      text: 'What people pay.',
      otherTitle: 'Dukkan haraji da kuɗaɗe',
      otherWords: 'abin mutane biya',
    },
    {
      kind: 'page',
      path: '/receipts',
      title: 'Receipts',
      text: 'Nobody can forge one.',
      otherTitle: 'Rasit',
      otherWords: 'haraji jabu',
    },
    { kind: 'page', path: '/rasheed', title: 'Rasheed Street', text: 'Where an office is.' },
  ]);

  it.each([
    ['rasit', ['/receipts']],
    ['harajji', ['/tax-trails', '/receipts']],
    ['kudade', ['/tax-trails']],
    ['haraji fees', ['/tax-trails']],
  ])('"%s" finds what they stand for', (query, paths) => {
    expect(both.find(query).map(({ path }) => path)).toEqual(paths);
  });

  it('are shown to nobody', () => {
    expect(both.find('rasit')[0]).toMatchObject({ title: 'Receipts', text: 'Nobody can forge one.' });
    expect(both.suggest('dukka')).toBeUndefined();
  });
});
