import { expect, it } from 'vitest';
import { keepTogether } from './keep-together.ts';

const shown = (text: string) => String(keepTogether(text)).replaceAll('\u00a0', '_');

it.each([
  ['nothing up to ₦10 million', 'nothing up to ₦10_million'],
  ['har ₦miliyan 10', 'har ₦miliyan_10'],
  ['from 1 January 2026', 'from 1_January 2026'],
  ['ran 3 ga Maris 2026', 'ran 3_ga_Maris 2026'],
  ['sections 30 to 32 (deductions)', 'sections_30 to 32 (deductions)'],
  ['(Form H1) by 31 January', '(Form_H1) by 31_January'],
  ['sashe na 126', 'sashe na_126'],
  ['Use this form again in 3 days', 'Use this form again in 3 days'],
])('keeps %s whole', (text, kept) => {
  expect(shown(text)).toBe(kept);
});

it('leaves links where they lead', () => {
  expect(keepTogether(['See ', { text: 'section 5', to: '/a page' }])).toEqual([
    'See ',
    { text: 'section\u00a05', to: '/a page' },
  ]);
});
