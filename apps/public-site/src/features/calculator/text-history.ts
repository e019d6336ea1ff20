/** What stood in a field. A browser forgets its own history of a field that is written by a script, as commas are. */
export interface TextHistory {
  /** `before` stood there, `text` does now. */
  readonly keep: (before: string, text: string) => void;
  /** What stood there before `now`, if anything did. Emptying the form is a step like any other. */
  readonly back: (now: string) => string | undefined;
  /** What was taken back last, until something else is typed. */
  readonly forth: (now: string) => string | undefined;
}

export function createTextHistory(): TextHistory {
  const past: string[] = [];
  const taken: string[] = [];
  let last: string | undefined;

  /** A button or a link may have written there since. */
  function notice(now: string) {
    if (last !== undefined && last !== now) past.push(last);
  }

  function step(from: string[], to: string[], now: string): string | undefined {
    const text = from.pop();
    if (text === undefined) return undefined;
    to.push(now);
    last = text;
    return text;
  }

  return {
    keep(before, text) {
      if (before === text) return;
      notice(before);
      past.push(before);
      taken.length = 0;
      last = text;
    },
    back(now) {
      notice(now);
      return step(past, taken, now);
    },
    forth: (now) => step(taken, past, now),
  };
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Which way a shortcut leads: Ctrl or ⌘ with Z, with Shift and Z, or with Y. */
export function stepOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): 'back' | 'forth' | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  switch (key.toLowerCase()) {
    case 'z':
      return shiftKey ? 'forth' : 'back';
    case 'y':
      return 'forth';
    default:
      return undefined;
  }
}
