import type { ReactNode } from 'react';
import { useFreshFigures } from './data/use-fresh-figures.ts';

export interface NumbersPageProps {
  readonly head: ReactNode;
  readonly children: ReactNode;
}

/** A screen of figures: its head, and below it strips and cards on twelve columns. It may hang on a wall. */
export function NumbersPage({ head, children }: NumbersPageProps) {
  useFreshFigures();
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
