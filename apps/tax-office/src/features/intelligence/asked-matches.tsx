import { problemOf, useApiClient } from '@portal/api-client';
import { type AskedMatch, decideMatch, listAskedMatches, sourceKindWords } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { keepPreviousData, useQuery } from '@portal/platform/query';
import { Button, EmptyState, LoadFailure, Page, Skeleton, TextLink } from '@portal/ui';
import { ReasonDialog } from '@portal/workspace/forms';
import { MatchReasons } from '@portal/workspace/leads';
import { Facts } from '@portal/workspace/lists';
import { RecordSection } from '@portal/workspace/records';
import { useState } from 'react';
import { screens } from '../../screens.ts';
import { texts } from './texts.ts';
import { useIntelligenceChanged } from './use-sources.ts';

const atOnce = 25;
const mostAtOnce = 200;

/** Rows that may be a taxpayer, those with the most points first: a person says whether they are. */
export function AskedMatches() {
  const localized = useLocalized();
  const [size, setSize] = useState(atOnce);
  const query = useAsked(size);
  const asked = query.data?.data ?? [];
  return (
    <Page title={localized(screens['asked-matches'].title)} width="full" lead={localized(texts.askedLead)}>
      {query.isPending ? (
        <Skeleton height={320} role="status" aria-label={localized(texts.loading)} />
      ) : query.isError ? (
        <LoadFailure
          problem={problemOf(query.error)}
          message={localized(texts.loadFailed)}
          onRetry={() => query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : asked.length === 0 ? (
        <EmptyState title={localized(texts.noneAsked)}>{localized(texts.noneAskedText)}</EmptyState>
      ) : (
        <div className="ws-record">
          {asked.map((match) => (
            <Question key={match.id} match={match} />
          ))}
        </div>
      )}
      {query.data?.after && size < mostAtOnce && (
        <Button variant="secondary" pending={query.isPlaceholderData} onClick={() => setSize(size + atOnce)}>
          {localized(texts.more)}
        </Button>
      )}
    </Page>
  );
}

function Question({ match }: { readonly match: AskedMatch }) {
  const localized = useLocalized();
  const api = useApiClient();
  const changed = useIntelligenceChanged();
  const [answer, setAnswer] = useState<'same' | 'notSame'>();
  const { id, listName, listSays, taxpayer, tpui, registerSays, isPerson, source, sourceKind, reasons } = match;
  return (
    <RecordSection title={listName}>
      <Facts
        facts={[
          [localized(texts.list), [listName, listSays].filter((says) => says !== '').join(' · ')],
          [
            localized(texts.register),
            <span key="register">
              <TextLink to={`/tax-area-office/taxpayer-reports/${encodeURIComponent(tpui)}`}>
                {`${taxpayer} (${tpui})`}
              </TextLink>{' '}
              {[localized(isPerson ? texts.person : texts.organisation), registerSays].join(' · ')}
            </span>,
          ],
          [localized(texts.source), `${source} (${localized(sourceKindWords[sourceKind])})`],
        ]}
      />
      <MatchReasons reasons={reasons} />
      <div className="ws-moves">
        {(['same', 'notSame'] as const).map((one) => (
          <Button key={one} size="sm" variant="secondary" onClick={() => setAnswer(one)}>
            {localized(texts[one])}
          </Button>
        ))}
      </div>
      {answer && (
        <ReasonDialog
          title={`${localized(texts[answer])}: ${listName}`}
          action={localized(texts[answer])}
          onClose={() => setAnswer(undefined)}
          confirm={(reason) => api(decideMatch, { params: { id }, body: { isSame: answer === 'same', reason } })}
          done={localized(texts.decided)}
          onDone={changed}
        >
          <p>{localized(answer === 'same' ? texts.sameEffect : texts.notSameEffect)}</p>
        </ReasonDialog>
      )}
    </RecordSection>
  );
}

/** The first ones; decided ones make room for the next. */
function useAsked(pageSize: number) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['intelligence', 'matches', pageSize],
    queryFn: ({ signal }) => api(listAskedMatches, { query: listAskedMatches.query.parse({ pageSize }) }, signal),
    placeholderData: keepPreviousData,
  });
}
