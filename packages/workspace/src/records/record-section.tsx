import { type ReactNode, useId } from 'react';

export interface RecordSectionProps {
  readonly title: string;
  /** What may be done with what stands here. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A card of a record's page. */
export function RecordSection({ title, actions, children }: RecordSectionProps) {
  const id = useId();
  return (
    <section className="ws-record-card" aria-labelledby={id}>
      <div className="ws-record-card-head">
        <h2 id={id}>{title}</h2>
        {actions && <span className="ws-record-actions ui-screen-only">{actions}</span>}
      </div>
      {children}
    </section>
  );
}
