import { type ReactNode, type RefObject, useRef, useState } from 'react';
import type { Live } from './live.ts';
import { useLive } from './use-live.ts';

export interface ShownWhileProps {
  readonly of: Live<boolean>;
  readonly as?: 'span' | 'div' | 'table' | 'tr';
  readonly className?: string;
  readonly children: ReactNode;
}

/** What comes and goes with the keystrokes somebody types: it stays in the page, hidden, and nothing is rendered for it. */
export function ShownWhile({ of, as: Element = 'span', className, children }: ShownWhileProps) {
  const element = useRef<HTMLElement>(null);
  // To React it never changes.
  const [isFirstHidden] = useState(() => of.read() === false);
  useLive(of, (isShown) => {
    if (element.current) element.current.hidden = !isShown;
  });
  return (
    <Element ref={element as RefObject<never>} className={className} hidden={isFirstHidden}>
      {children}
    </Element>
  );
}
