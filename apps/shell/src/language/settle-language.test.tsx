import { languageOf } from '@portal/platform';
import { beforeEach, describe, expect, it } from 'vitest';
import { settleLanguage } from './settle-language.ts';

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: what the code under test writes
  document.cookie = 'pay_kd_lang=en; path=/';
});

describe('a link that asks for a language', () => {
  it('chooses it, and leaves the rest of the address as it is', () => {
    window.history.replaceState(null, '', '/search?q=rasit&lang=ha#top');

    settleLanguage('ha');

    expect(languageOf(document.cookie)).toBe('ha');
    expect(window.location.href).toMatch(/\/search\?q=rasit#top$/);
  });

  it('is the only thing that chooses: other addresses change nothing', () => {
    window.history.replaceState(null, '', '/search?q=rasit');

    settleLanguage('ha');

    expect(languageOf(document.cookie)).toBe('en');
    expect(window.location.search).toBe('?q=rasit');
  });
});
