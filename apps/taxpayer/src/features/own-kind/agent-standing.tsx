import { useApiClient } from '@portal/api-client';
import { getAgentRegistration, getAgentReview, listClients } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { formatDate, Sheet, TextLink } from '@portal/ui';
import { texts } from './texts.ts';

/** How far the registration is, the card, and for whom the agent may act. */
export function AgentStanding() {
  const localized = useLocalized();
  const language = useLanguage();
  const api = useApiClient();
  const registration = useQuery({
    queryKey: ['agent-registration'],
    queryFn: ({ signal }) => api(getAgentRegistration, {}, signal),
  });
  const isComplete = registration.data?.status === 'complete';
  const review = useQuery({
    queryKey: ['agent-review'],
    queryFn: ({ signal }) => api(getAgentReview, {}, signal),
    enabled: isComplete,
  });
  const clients = useQuery({ queryKey: ['clients'], queryFn: ({ signal }) => api(listClients, {}, signal) });
  if (!registration.data) return null;
  const { status } = registration.data;
  const { state = 'received', card } = review.data?.review ?? {};
  const count = clients.data?.length;
  return (
    <Sheet padding="md" className="dash-card" aria-labelledby="dash-agent">
      <h2 id="dash-agent">{localized(texts.agent)}</h2>
      {isComplete ? (
        <p>
          {state === 'approved' && card
            ? `${localized(texts.approved)} ${formatDate(card.validUntil, language)}. `
            : `${localized(state === 'declined' ? texts.declined : texts.waiting)}. `}
          <TextLink to="/uploads">{localized(state === 'approved' ? texts.card : texts.see)}</TextLink>
        </p>
      ) : (
        <p>
          {`${localized(texts.toFinish)}. `}
          <TextLink to="/uploads">{localized(status === 'documents-required' ? texts.documents : texts.fee)}</TextLink>
        </p>
      )}
      {count !== undefined && (
        <p>
          {count === 0 ? localized(texts.noClients) : `${localized(texts.clients)} ${count}.`}{' '}
          <TextLink to="/user/clients">{localized(texts.toClients)}</TextLink>
        </p>
      )}
    </Sheet>
  );
}
