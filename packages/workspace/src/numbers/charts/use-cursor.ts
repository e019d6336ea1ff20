import { type KeyboardEvent, type PointerEvent, useState } from 'react';

export interface Cursor {
  /** The place in sight; undefined while nobody looks at one. */
  readonly at: number | undefined;
  readonly setAt: (at: number | undefined) => void;
  /** For the one tab stop of a chart. */
  readonly keys: {
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
  };
}

/** One tab stop for a chart: arrows move by one, up and down by `perRow`, Home and End to the ends, Escape away. */
export function useCursor(count: number, perRow = 7): Cursor {
  const [at, setAt] = useState<number>();
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowUp: -perRow,
    ArrowDown: perRow,
    PageUp: -30,
    PageDown: 30,
    Home: -count,
    End: count,
  };
  const last = count - 1;
  return {
    at: at === undefined ? undefined : Math.min(at, last),
    setAt,
    keys: {
      onKeyDown(event) {
        if (event.key === 'Escape') return setAt(undefined);
        const step = steps[event.key];
        if (step === undefined) return;
        event.preventDefault();
        const from = at ?? (step > 0 && step < count ? -1 : 0);
        setAt(Math.max(0, Math.min(last, from + step)));
      },
      onFocus: () => setAt((now) => now ?? last),
      onBlur: () => setAt(undefined),
      onPointerLeave: () => setAt(undefined),
    },
  };
}
