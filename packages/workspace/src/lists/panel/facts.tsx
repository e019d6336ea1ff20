import type { ReactNode } from 'react';

export interface FactsProps {
  /** What has nothing to say is left out. */
  readonly facts: readonly (readonly [label: string, value: ReactNode])[];
}

/** What is known of a record, a line for each fact. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="ws-facts">
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
