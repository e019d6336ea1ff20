/** Values of a form's text fields and selects. */
export type DraftValues = Readonly<Record<string, string>>;

export interface Draft {
  readonly read: () => DraftValues;
  readonly keep: (values: DraftValues) => void;
  readonly forget: () => void;
}

/**
 * What somebody has typed, kept for the tab so that a reload or a lost call takes nothing away. Never give it a password, a
 * NIN or a code; forget it as soon as it has been sent. Where a browser keeps nothing, typing works all the same.
 */
export function draftOf(key: string): Draft {
  return {
    read() {
      try {
        return textsOf(JSON.parse(sessionStorage.getItem(key) ?? '{}'));
      } catch {
        return {};
      }
    },
    keep(values) {
      try {
        sessionStorage.setItem(key, JSON.stringify(values));
      } catch {
        // Full, or forbidden by the browser's settings.
      }
    },
    forget() {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // As above: then there is nothing to forget.
      }
    },
  };
}

function textsOf(value: unknown): DraftValues {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string'));
}
