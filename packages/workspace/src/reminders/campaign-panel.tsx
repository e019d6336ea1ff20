import { problemOf } from '@portal/api-client';
import { useLocalized } from '@portal/platform';
import { LoadFailure, Skeleton, TextLink } from '@portal/ui';
import { AudienceFacts, CampaignPeople, OutcomeFacts } from './campaign-facts.tsx';
import { TextReadings } from './text-readings.tsx';
import { useCampaign } from './use-reminders.ts';
import { words } from './words.ts';

/** Beside the list and in the queue of decisions: for whom, how many, at what cost, and what they read. */
export function CampaignPanel({ id }: { readonly id: string }) {
  const localized = useLocalized();
  const query = useCampaign(id);
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
  const campaign = query.data;
  return (
    <>
      <h2>{campaign.number}</h2>
      <OutcomeFacts campaign={campaign} />
      <AudienceFacts counts={campaign} />
      <TextReadings en={campaign.text.en} ha={campaign.text.ha} />
      <CampaignPeople campaign={campaign} />
      <p>
        <TextLink to={`/tax-area-office/schedule-notification/reminders/${id}`}>{localized(words.page)}</TextLink>
      </p>
    </>
  );
}
