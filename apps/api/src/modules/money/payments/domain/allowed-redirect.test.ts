import { describe, expect, it } from 'vitest';
import { billPage, expertSystemRedirect } from './allowed-redirect.ts';

describe('where a payer goes after paying', () => {
  it('is the expert system’s allowed address', () => {
    expect(expertSystemRedirect(['https://tsp.example/paid', 'https://tsp.example/other'])).toBe(
      'https://tsp.example/paid',
    );
  });

  it.each([
    'javascript:alert(1)',
    'http://tsp.example/',
    '//tsp.example',
    'https://user:secret@tsp.example/',
    'nonsense',
    '',
  ])('is never %j', (address) => {
    expect(expertSystemRedirect([address])).toBeNull();
  });

  it('is our bill page when nothing is allowed', () => {
    expect(expertSystemRedirect([])).toBeNull();
    expect(billPage('KD7Q4M2X9TBC1VWZ')).toBe('/payment_summary_open?billReference=KD7Q4M2X9TBC1VWZ');
  });
});
