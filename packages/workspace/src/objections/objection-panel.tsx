import { problemOf, useApiClient } from '@portal/api-client';
import { activeRole, useSession } from '@portal/auth';
import { getObjection, type ObjectionDetail, objectionStateWords, proposeOnObjection } from '@portal/contracts';
import { lazyPart, useLanguage, useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { Button, formatDate, LoadFailure, Money, Skeleton } from '@portal/ui';
import { Suspense, useState } from 'react';
import { PapersOfCase } from '../law-papers/papers-of-case.tsx';
import { dayOfMoment } from '../lists/format.ts';
import { Facts } from '../lists/panel/facts.tsx';
import { dayOf90, words } from './words.ts';

const ProposeDialog = lazyPart(async () => (await import('./propose-dialog.tsx')).ProposeDialog);

/** An objection as those who decide it see it: its clock, its five items, what was said, what is proposed. */
export function ObjectionPanel({ id }: { readonly id: string }) {
  const localized = useLocalized();
  const api = useApiClient();
  const role = activeRole(useSession().session);
  const [isProposing, setProposing] = useState(false);
  const query = useQuery({
    queryKey: ['objections', id],
    queryFn: ({ signal }) => api(getObjection, { params: { id } }, signal),
  });
  if (query.isPending) return <Skeleton height={320} role="status" aria-label={localized(words.loading)} />;
  if (query.isError)
    return (
      <LoadFailure
        problem={problemOf(query.error)}
        message={localized(words.failed)}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  const objection = query.data;
  const { state } = objection;
  const mayPropose = (state === 'valid' || state === 'asked') && proposeOnObjection.access.some((one) => one === role);
  return (
    <>
      <ObjectionFacts objection={objection} />
      <PapersOfCase of="objection" id={id} side="office" standing={`${state} ${objection.words.length}`} />
      {mayPropose && <Button onClick={() => setProposing(true)}>{localized(words.propose)}</Button>}
      {isProposing && (
        <Suspense>
          <ProposeDialog objection={objection} onClose={() => setProposing(false)} />
        </Suspense>
      )}
    </>
  );
}

function ObjectionFacts({ objection }: { readonly objection: ObjectionDetail }) {
  const localized = useLocalized();
  const language = useLanguage();
  const { period, day, lastDay, proposal, decision } = objection;
  const dated = (iso: string) => formatDate(iso, language);
  return (
    <Facts
      facts={[
        [localized(words.state), localized(objectionStateWords[objection.state])],
        [localized(words.clock), day === null ? null : localized(dayOf90(day, dated(lastDay)))],
        [localized(words.payer), `${objection.payer}, ${objection.tpui}`],
        [localized(words.assessment), objection.assessment],
        [localized(words.about), `${objection.revenueHead}, ${dated(period.from)} – ${dated(period.to)}`],
        [localized(words.office), objection.office],
        [localized(words.assessed), <Money key="assessed" amountKobo={objection.assessedKobo} />],
        [localized(words.accepted), <Money key="accepted" amountKobo={objection.admittedKobo} />],
        [localized(words.disputed), <Money key="disputed" amountKobo={objection.disputedKobo} />],
        ...objection.issues.map(
          ({ text, valueKobo }, index) =>
            [
              `${localized(words.wrong)} ${index + 1}`,
              <span key={text}>
                {text} (<Money amountKobo={valueKobo} />)
              </span>,
            ] as const,
        ),
        [localized(words.wanted), objection.amendment],
        [localized(words.why), objection.justification],
        [localized(words.income), <Money key="income" amountKobo={objection.incomeKobo} />],
        ...objection.words.map(
          ({ kind, text, at }) =>
            [
              `${localized(kind === 'question' ? words.asked : words.answered)}, ${dated(dayOfMoment(at))}`,
              text,
            ] as const,
        ),
        [
          localized(words.proposal),
          proposal && `${localized(words.outcomes[proposal.outcome])}: ${proposal.reasons} (${proposal.by})`,
        ],
        [localized(words.decision), decision && `${decision.reasons} (${dated(decision.decidedOn)})`],
        [localized(words.owed), decision && <Money key="owed" amountKobo={decision.taxKobo} />],
        [localized(words.barred), objection.assessedBy.join(', ')],
      ]}
    />
  );
}
