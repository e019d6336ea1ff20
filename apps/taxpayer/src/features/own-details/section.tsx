import { Sheet } from '@portal/ui';
import type { ReactNode } from 'react';

export interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

export function Section({ id, title, text, children }: SectionProps) {
  return (
    <Sheet aria-labelledby={id}>
      <h2 id={id} className="account-heading">
        {title}
      </h2>
      {text && <p className="account-text">{text}</p>}
      {children}
    </Sheet>
  );
}
