import { problemOf, useApiClient } from '@portal/api-client';
import {
  discrepancyRuleWords,
  discrepancyStateWords,
  explainDiscrepancy,
  formatNaira,
  getOwnDiscrepancy,
  type OwnDiscrepancy,
} from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQuery, useQueryClient } from '@portal/platform/query';
import { useParams } from '@portal/platform/router';
import { formatDate, LoadFailure, Page, Sheet, Skeleton, SummaryList, TextLink } from '@portal/ui';
import { TextAreaField } from '@portal/ui/forms';
import { ContractForm, useContractForm } from '@portal/workspace/forms';
import { LawClockBar } from '../../../own-standing/law-clock-bar.tsx';
import { texts } from './texts.ts';

/** What the office asks about a filed return: both figures, whose they are, the days to answer, and the answer. */
export function OwnDiscrepancyPage() {
  const { id = '' } = useParams();
  const localized = useLocalized();
  const api = useApiClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['own-discrepancy', id],
    queryFn: ({ signal }) => api(getOwnDiscrepancy, { params: { id } }, signal),
  });
  return (
    <Page
      title={data ? `${localized(texts.title)} ${data.number}` : localized(texts.title)}
      lead={localized(texts.lead)}
    >
      <p>
        <TextLink to="/user/cases">{localized(texts.back)}</TextLink>
      </p>
      {data ? (
        <Question discrepancy={data} />
      ) : error ? (
        <LoadFailure problem={problemOf(error)} message={localized(texts.failed)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={320} role="status" aria-label={localized(texts.loading)} />
      )}
    </Page>
  );
}

function Question({ discrepancy }: { readonly discrepancy: OwnDiscrepancy }) {
  const localized = useLocalized();
  const { state, rule, clock, answerBy, query, explanation, decisionReason, canExplain, returnKind } = discrepancy;
  const period = discrepancy.periodFrom.slice(0, returnKind === 'direct-assessment' ? 4 : 7);
  const words = [
    [texts.question, query],
    [texts.yours, explanation],
    [texts.decision, decisionReason],
  ] as const;
  return (
    <>
      <Sheet aria-label={localized(texts.title)}>
        {clock && <LawClockBar clock={clock} />}
        <SummaryList
          items={[
            { term: localized(texts.state), detail: localized(discrepancyStateWords[state]) },
            { term: localized(texts.compared), detail: localized(discrepancyRuleWords[rule]) },
            { term: localized(texts.declared), detail: formatNaira(discrepancy.declaredKobo) },
            { term: localized(texts.found), detail: formatNaira(discrepancy.foundKobo) },
            { term: localized(texts.source), detail: discrepancy.source },
            { term: localized(texts.sourceOn), detail: formatDate(discrepancy.sourceOn) },
            { term: localized(texts.office), detail: discrepancy.office },
            ...(answerBy === null ? [] : [{ term: localized(texts.answerBy), detail: formatDate(answerBy) }]),
            ...words.flatMap(([term, detail]) => (detail ? [{ term: localized(term), detail }] : [])),
          ]}
        />
      </Sheet>
      {canExplain && <Explain id={discrepancy.id} />}
      {(canExplain || state === 'explained') && (
        <Sheet aria-label={localized(texts.file)}>
          <p>{localized(texts.amend)}</p>
          <TextLink to={`/user/returns/${returnKind}/${period}`}>{localized(texts.file)}</TextLink>
        </Sheet>
      )}
    </>
  );
}

function Explain({ id }: { readonly id: string }) {
  const localized = useLocalized();
  const api = useApiClient();
  const queries = useQueryClient();
  const form = useContractForm({
    kinds: { text: 'text' },
    schema: explainDiscrepancy.body,
    labels: { text: localized(texts.explanation) },
    save: (body) => api(explainDiscrepancy, { params: { id }, body }),
    done: localized(texts.sent),
    onDone: () => {
      for (const key of [['own-discrepancy', id], ['cases']]) void queries.invalidateQueries({ queryKey: key });
    },
  });
  return (
    <Sheet aria-label={localized(texts.explanation)}>
      <ContractForm form={form} action={localized(texts.send)}>
        <TextAreaField {...form.field('text')} rows={5} maxLength={4000} required withAsterisk={false} />
      </ContractForm>
    </Sheet>
  );
}
