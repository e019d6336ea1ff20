import { Button, ErrorState, formatDate, Money, Skeleton } from '@portal/ui';
import { useState } from 'react';
import { useTargets } from './budget.queries.ts';
import { useBudgetMessages } from './messages/use-budget-messages.ts';
import { TargetsForm } from './targets-form.tsx';

/** The versions of a year's targets, the newest first, and the way to the next. */
export function TargetVersions({ year }: { readonly year: number }) {
  const messages = useBudgetMessages();
  const [isOpen, setOpen] = useState(false);
  const query = useTargets(year);
  return (
    <section className="budget-part" aria-labelledby="budget-targets">
      <h2 id="budget-targets">{messages.targets}</h2>
      <p>{messages.targetsIntro}</p>
      {query.isPending && <Skeleton height={80} role="status" aria-label={messages.targets} />}
      {query.isError && (
        <ErrorState message={messages.failed} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
      )}
      {query.data?.length === 0 && <p className="budget-none">{messages.noTargets}</p>}
      {query.data?.map(({ version, source, totalKobo, mdas, enteredAt }) => (
        <article key={version}>
          <h3>{messages.version(version)}</h3>
          <p>
            <b>
              <Money amountKobo={totalKobo} />
            </b>{' '}
            <span className="budget-quiet">
              {source}, {messages.enteredOn(formatDate(enteredAt))}
            </span>
          </p>
          {mdas.length > 0 && (
            <dl>
              {mdas.map(({ mdaId, mda, kobo }) => (
                <div key={mdaId}>
                  <dt>{mda}</dt>
                  <dd>
                    <Money amountKobo={kobo} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </article>
      ))}
      {isOpen ? (
        <TargetsForm year={year} onClose={() => setOpen(false)} />
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {query.data && query.data.length > 0 ? messages.newVersion : messages.enterTargets}
        </Button>
      )}
    </section>
  );
}
