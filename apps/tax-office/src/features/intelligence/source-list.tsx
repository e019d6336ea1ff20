import { problemOf } from '@portal/api-client';
import { activeRole, useSession } from '@portal/auth';
import { recordSource, type Source, sourceKindWords } from '@portal/contracts';
import { lazyPart, useLanguage, useLocalized } from '@portal/platform';
import { Button, EmptyState, formatDate, LoadFailure, Page, Skeleton, TextLink } from '@portal/ui';
import { Facts } from '@portal/workspace/lists';
import { Suspense, useState } from 'react';
import { screens } from '../../screens.ts';
import { texts } from './texts.ts';
import { useIntelligenceChanged, useSources } from './use-sources.ts';

const RecordDialog = lazyPart(async () => (await import('./record-dialog.tsx')).RecordDialog);

/** Every source with what came of it; those in force first. */
export function SourceList() {
  const localized = useLocalized();
  const query = useSources();
  const changed = useIntelligenceChanged();
  const role = activeRole(useSession().session);
  const [isOpen, setOpen] = useState(false);
  const mayRecord = recordSource.access.some((one) => one === role);
  return (
    <Page
      title={localized(screens['intelligence-sources'].title)}
      width="full"
      lead={localized(texts.sourcesLead)}
      actions={mayRecord && <Button onClick={() => setOpen(true)}>{localized(texts.record)}</Button>}
    >
      {query.isPending ? (
        <Skeleton height={240} role="status" aria-label={localized(texts.loading)} />
      ) : query.isError ? (
        <LoadFailure
          problem={problemOf(query.error)}
          message={localized(texts.loadFailed)}
          onRetry={() => query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : query.data.sources.length === 0 ? (
        <EmptyState title={localized(texts.noSources)}>{localized(texts.noSourcesText)}</EmptyState>
      ) : (
        <div className="ws-record">
          {query.data.sources.map((source) => (
            <SourceCard key={source.id} source={source} />
          ))}
        </div>
      )}
      <Suspense>{isOpen && <RecordDialog onClose={() => setOpen(false)} onRecorded={changed} />}</Suspense>
    </Page>
  );
}

function SourceCard({ source }: { readonly source: Source }) {
  const localized = useLocalized();
  const language = useLanguage();
  const { id, name, kind, owner, fromDay, keepUntil, state, rows, waiting, asked, leads } = source;
  const counted = (count: number) => count.toLocaleString('en');
  return (
    <section className="ws-record-section" aria-label={name}>
      <h2>
        <TextLink to={`/tax-area-office/reporting-intelligence/sources/${id}`}>{name}</TextLink>
      </h2>
      <Facts
        facts={[
          [localized(texts.state), localized(texts.states[state])],
          [localized(texts.kind), localized(sourceKindWords[kind])],
          [localized(texts.owner), owner],
          [localized(texts.fromDay), formatDate(fromDay, language)],
          [localized(texts.keepUntil), formatDate(keepUntil, language)],
          [localized(texts.rows), counted(rows)],
          [localized(texts.waiting), waiting > 0 ? counted(waiting) : null],
          [localized(texts.asked), asked > 0 ? counted(asked) : null],
          [localized(texts.leads), counted(leads)],
        ]}
      />
    </section>
  );
}
