import { useApiClient } from '@portal/api-client';
import { certificationSteps, developersPath, getOwnPartnerStanding, partnerStateWords } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { formatDate, Skeleton, TextLink } from '@portal/ui';
import { RecordFailure, RecordSection } from '@portal/workspace/records';
import { standingTexts as texts } from './standing-texts.ts';

/** How far the own system is as a partner, and what the portal has seen of its certification. */
export function StandingSection() {
  const localized = useLocalized();
  const api = useApiClient();
  const source = useQuery({
    queryKey: ['expert-system', 'partner'],
    queryFn: ({ signal }) => api(getOwnPartnerStanding, {}, signal),
  });
  const { data } = source;
  const steps = data?.certification?.steps ?? [];
  return (
    <RecordSection title={localized(texts.title)}>
      {source.isPending && <Skeleton height={80} role="status" aria-label={localized(texts.title)} />}
      {source.error && <RecordFailure source={source} />}
      {data && (
        <>
          <p>
            <strong>{localized(partnerStateWords[data.state])}</strong> {localized(texts.since)}{' '}
            {formatDate(data.since)}. {localized(texts.next[data.state])}
          </p>
          {data.open && <p>{localized(texts.waits)}</p>}
          <p className="ws-record-quiet">
            {data.certification
              ? `${localized(texts.run)} ${formatDate(data.certification.startedAt)}: ${steps.filter(({ seenAt }) => seenAt).length} / ${steps.length}.`
              : localized(texts.noRun)}{' '}
            <TextLink to={`${developersPath}#test-mode`}>{localized(texts.how)}</TextLink>
          </p>
          {data.certification && data.certification.passedAt === null && (
            <ul className="ws-record-list">
              {steps
                .filter(({ seenAt }) => seenAt === null)
                .map(({ step }) => (
                  <li key={step}>
                    <span>
                      {localized(texts.notSeen)}: {localized(certificationSteps[step].words)}
                    </span>
                  </li>
                ))}
            </ul>
          )}
        </>
      )}
    </RecordSection>
  );
}
