import type { HTMLAttributes, ReactNode } from 'react';
import { Rosette } from './rosette.tsx';

export interface PaperProps extends HTMLAttributes<HTMLElement> {
  /** What is engraved behind a stamp. */
  readonly isStamped?: boolean;
  readonly children: ReactNode;
}

/** The one paper of bill, receipt and verification: it ends in the furrow of our mark, and lies on the ground with a shadow. Printed it is plain. */
export function Paper({ isStamped = false, className = '', children, ...rest }: PaperProps) {
  return (
    <div className="ui-paper">
      <article {...rest} className={`ui-sheet ${className}`} data-padding="lg" data-tone="card">
        {isStamped && <Rosette />}
        {children}
      </article>
    </div>
  );
}
