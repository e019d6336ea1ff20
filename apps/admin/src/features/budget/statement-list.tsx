import { groupThousands, type Statement, type StatementKind, statementKinds } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Button, ErrorState, formatDate, Money, Skeleton } from '@portal/ui';
import { useState } from 'react';
import { useStatements } from './budget.queries.ts';
import { useBudgetMessages } from './messages/use-budget-messages.ts';
import { StatementForm } from './statement-form.tsx';

const kinds = Object.keys(statementKinds) as readonly StatementKind[];

/** The newest statement of each kind, blank where there is none. */
export function StatementList({ year }: { readonly year: number }) {
  const messages = useBudgetMessages();
  const localized = useLocalized();
  const [isOpen, setOpen] = useState(false);
  const query = useStatements(year);
  return (
    <section className="budget-part" aria-labelledby="budget-statements">
      <h2 id="budget-statements">{messages.statements}</h2>
      <p>{messages.statementsIntro}</p>
      {query.isPending && <Skeleton height={160} role="status" aria-label={messages.statements} />}
      {query.isError && (
        <ErrorState message={messages.failed} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
      )}
      {query.data && (
        <dl>
          {kinds.map((kind) => (
            <div key={kind}>
              <dt>{localized(statementKinds[kind].label)}</dt>
              <dd>
                <Stated kind={kind} statement={query.data.find((one) => one.kind === kind)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {isOpen ? (
        <StatementForm year={year} onClose={() => setOpen(false)} />
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {messages.enterStatement}
        </Button>
      )}
    </section>
  );
}

interface StatedProps {
  readonly kind: StatementKind;
  readonly statement: Statement | undefined;
}

function Stated({ kind, statement }: StatedProps) {
  const messages = useBudgetMessages();
  if (!statement) return <span className="budget-quiet">{messages.noStatement}</span>;
  const { value, office, statedOn, document } = statement;
  return (
    <>
      {statementKinds[kind].unit === 'kobo' ? <Money amountKobo={value} /> : groupThousands(value)}
      <small className="budget-quiet">
        {office}, {formatDate(statedOn)}: {document}
      </small>
    </>
  );
}
