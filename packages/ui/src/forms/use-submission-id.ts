import { useState } from 'react';

/**
 * The same for every try of one form, also after a reload: a second call is then the same submission. `about` is what is sent
 * besides the fields, for example a time that was chosen before; another one is another submission.
 */
export function useSubmissionId(
  key: string,
  about = '',
): { readonly current: () => string; readonly renew: () => void } {
  const [spare] = useState(() => ({ kept: '' }));
  return {
    current() {
      try {
        const id = idAbout(about, sessionStorage.getItem(key) ?? '');
        sessionStorage.setItem(key, id + about);
        return id;
      } catch {
        // The browser keeps nothing: then it lasts as long as the page.
        const id = idAbout(about, spare.kept);
        spare.kept = id + about;
        return id;
      }
    },
    renew() {
      spare.kept = '';
      try {
        sessionStorage.removeItem(key);
      } catch {
        // As above.
      }
    },
  };
}

const idLength = 36;

function idAbout(about: string, kept: string): string {
  return kept !== '' && kept.slice(idLength) === about ? kept.slice(0, idLength) : newId();
}

/** Version 4 (RFC 9562). `crypto.randomUUID` is missing on plain HTTP. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
