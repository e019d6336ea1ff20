import { useState } from 'react';

/** The same for every try of one form, also after a reload: a second call is then the same wish. */
export function useSubmissionId(key: string): { readonly current: () => string; readonly renew: () => void } {
  const [spare] = useState(() => ({ id: '' }));
  return {
    current() {
      try {
        const kept = sessionStorage.getItem(key);
        if (kept) return kept;
        const made = newId();
        sessionStorage.setItem(key, made);
        return made;
      } catch {
        // The browser keeps nothing: then it lasts as long as the page.
        spare.id ||= newId();
        return spare.id;
      }
    },
    renew() {
      spare.id = '';
      try {
        sessionStorage.removeItem(key);
      } catch {
        // As above.
      }
    },
  };
}

/** Version 4 (RFC 9562). `crypto.randomUUID` is missing on plain HTTP. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
