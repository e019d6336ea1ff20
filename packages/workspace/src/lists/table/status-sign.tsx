import type { ReactNode } from 'react';

/** Colour never says it alone: each has a shape of its own. */
const shapes = {
  tick: 'M3.5 8.5l3 3 6-7',
  ring: 'M8 2.5a5.5 5.5 0 110 11 5.5 5.5 0 010-11z',
  half: 'M8 2.5a5.5 5.5 0 110 11 5.5 5.5 0 010-11zM8 2.5v11',
  triangle: 'M8 2.5l6 11H2zM8 6.5v3M8 11.6v.01',
  eye: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM8 6.3a1.7 1.7 0 110 3.4 1.7 1.7 0 010-3.4z',
  clock: 'M8 2.5a5.5 5.5 0 110 11 5.5 5.5 0 010-11zM8 5v3.2l2 1.3',
  cross: 'M4 4l8 8M12 4l-8 8',
  undone: 'M3 6.5h6.5a3.5 3.5 0 010 7H6M5.5 3.5l-3 3 3 3',
} as const;

export interface Sign {
  readonly shape: keyof typeof shapes;
  readonly tone: 'good' | 'warning' | 'danger' | 'info' | 'quiet';
}

export interface StatusSignProps {
  readonly sign: Sign;
  readonly children: ReactNode;
}

/** A state: a shape and a word. */
export function StatusSign({ sign, children }: StatusSignProps) {
  return (
    <span className="ws-status" data-tone={sign.tone}>
      <svg viewBox="0 0 16 16" width={14} height={14} aria-hidden="true" focusable="false">
        <path d={shapes[sign.shape]} />
      </svg>
      {children}
    </span>
  );
}
