import { describe, expect, it } from 'vitest';
import { amountInWords } from './amount-in-words.ts';
import { hausaNumber } from './domain/hausa-number.ts';

describe('amountInWords', () => {
  it.each([
    [1_250_000, 'Twelve Thousand Five Hundred Naira Only'],
    [1_250_050, 'Twelve Thousand Five Hundred Naira And Fifty Kobo Only'],
    [50, 'Fifty Kobo Only'],
    [100, 'One Naira Only'],
    [
      123_456_789_012_345,
      'One Trillion Two Hundred Thirty Four Billion Five Hundred Sixty Seven Million Eight Hundred Ninety Thousand One Hundred Twenty Three Naira And Forty Five Kobo Only',
    ],
  ])('spells %i kobo in English', (kobo, words) => {
    expect(amountInWords(kobo, 'en')).toBe(words);
  });

  it.each([
    [1_250_000, 'Naira dubu goma sha biyu da ɗari biyar kawai'],
    [1_250_050, 'Naira dubu goma sha biyu da ɗari biyar da kobo hamsin kawai'],
    [50, 'Kobo hamsin kawai'],
    [100, 'Naira ɗaya kawai'],
  ])('spells %i kobo in Hausa', (kobo, words) => {
    expect(amountInWords(kobo, 'ha')).toBe(words);
  });
});

describe('hausaNumber', () => {
  it.each([
    [0, 'sifili'],
    [7, 'bakwai'],
    [10, 'goma'],
    [11, 'goma sha ɗaya'],
    [19, 'goma sha tara'],
    [20, 'ashirin'],
    [47, "arba'in da bakwai"],
    [99, "casa'in da tara"],
    [100, 'ɗari'],
    [101, 'ɗari da ɗaya'],
    [250, 'ɗari biyu da hamsin'],
    [1_000, 'dubu'],
    [2_026, 'dubu biyu da ashirin da shida'],
    [1_000_000, 'miliyan ɗaya'],
    [3_500_000_000, 'biliyan uku da miliyan ɗari biyar'],
  ])('says %i', (number, words) => {
    expect(hausaNumber(number)).toBe(words);
  });
});
