import { Sheet } from '@portal/ui';
import type { HTMLAttributes, ReactNode } from 'react';
import './paper.css';
import { Rosette } from './rosette.tsx';

interface PaperProps extends HTMLAttributes<HTMLElement> {
  /** What is engraved behind a stamp. */
  readonly isStamped?: boolean;
  readonly children: ReactNode;
}

/** The one paper of bill, receipt and verification: it ends in the furrow of our mark, and lies on the ground with a shadow. Printed it is plain. */
export function Paper({ isStamped = false, className = '', children, ...rest }: PaperProps) {
  return (
    <div className="paper">
      <Sheet as="article" {...rest} className={className}>
        {isStamped && <Rosette />}
        {children}
      </Sheet>
    </div>
  );
}
