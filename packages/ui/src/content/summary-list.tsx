import type { ReactNode } from 'react';

export interface SummaryItem {
  readonly term: string;
  readonly detail: ReactNode;
}

export interface SummaryListProps {
  readonly items: readonly SummaryItem[];
}

/** Facts in pairs: the term beside its detail on desks, above it on phones. */
export function SummaryList({ items }: SummaryListProps) {
  return (
    <dl className="ui-summary">
      {items.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
