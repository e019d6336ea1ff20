import type { ReactNode } from 'react';

export interface NumbersPageProps {
  readonly head: ReactNode;
  readonly children: ReactNode;
}

/** A screen of figures: its head, and below it strips and cards on twelve columns. */
export function NumbersPage({ head, children }: NumbersPageProps) {
  return (
    <div className="wn">
      {head}
      {children}
    </div>
  );
}

export function FigureGrid({ children }: { readonly children: ReactNode }) {
  return <div className="wn-grid">{children}</div>;
}
