import { useApiClient } from '@portal/api-client';
import { getOwnWebhook, type OwnWebhook, type WebhookDelivery } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useQuery, useQueryClient } from '@portal/platform/query';
import { useParams, useSearchParams } from '@portal/platform/router';
import { formatDateTime, Notice, TextLink } from '@portal/ui';
import { Facts } from '@portal/workspace/lists';
import { RecordPage, RecordSection } from '@portal/workspace/records';
import { settingsPath } from '../../paths.ts';
import { DeliveriesSection } from './deliveries-section.tsx';
import { DeliverySection } from './delivery-section.tsx';
import { ReplaySection } from './replay-section.tsx';
import { WebhookActions } from './webhook-actions.tsx';
import { WebhookState } from './webhook-state.tsx';
import { kindTexts, webhookTexts as texts } from './webhook-texts.ts';

interface Shown {
  readonly webhook: OwnWebhook;
  readonly deliveries: readonly WebhookDelivery[];
}

/** While something waits, the page asks again by itself. */
const refreshMs = 5_000;

/** One address: how it stands, what was sent, every try, and what may be done: `…/settings/webhooks/:webhookId?event=`. */
export function WebhookPage() {
  const localized = useLocalized();
  const api = useApiClient();
  const queryClient = useQueryClient();
  const { webhookId = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const queryKey = ['expert-system', 'webhooks', webhookId];
  const source = useQuery({
    queryKey,
    queryFn: ({ signal }) => api(getOwnWebhook, { params: { webhookId } }, signal),
    refetchInterval: ({ state }) => (state.data?.deliveries.some(isWaiting) ? refreshMs : false),
  });
  const changed = () => void queryClient.invalidateQueries({ queryKey: ['expert-system', 'webhooks'] });
  const chosen = params.get('event') ?? source.data?.deliveries[0]?.id;
  const choose = (event: string) => setParams({ event }, { replace: true });
  return (
    <RecordPage
      kind={localized(texts.address)}
      title={({ webhook }: Shown) => webhook.url}
      source={source}
      lead={<TextLink to={settingsPath}>{localized(texts.all)}</TextLink>}
      actions={({ webhook }) => webhook.state !== 'ended' && <WebhookActions webhook={webhook} onDone={changed} />}
    >
      {({ webhook, deliveries }) => (
        <>
          <Standing webhook={webhook} />
          {webhook.state === 'active' && <ReplaySection webhookId={webhookId} onDone={changed} />}
          <DeliveriesSection deliveries={deliveries} chosen={chosen} onChoose={choose} />
          {chosen !== undefined && (
            <DeliverySection
              key={chosen}
              webhookId={webhookId}
              deliveryId={chosen}
              canSend={webhook.state === 'active'}
              onDone={changed}
            />
          )}
        </>
      )}
    </RecordPage>
  );
}

function isWaiting({ state }: WebhookDelivery): boolean {
  return state === 'waiting';
}

function Standing({ webhook }: { readonly webhook: OwnWebhook }) {
  const localized = useLocalized();
  const language = useLanguage();
  const { previousSecretUntil, heldUntil } = webhook;
  return (
    <RecordSection title={localized(texts.address)} actions={<WebhookState webhook={webhook} />}>
      {heldUntil !== null && (
        <Notice kind="info" title={`${localized(texts.held)} ${formatDateTime(heldUntil, language)}`} />
      )}
      <Facts
        facts={[
          [localized(texts.engineCode), webhook.engineCode],
          [localized(texts.kinds), webhook.eventTypes.map((type) => localized(kindTexts[type])).join(', ')],
          [localized(texts.shape), localized(webhook.shape === 'standard' ? texts.standardShape : texts.legacy)],
          [localized(texts.waiting), String(webhook.waiting)],
          [
            localized(texts.secrets),
            previousSecretUntil === null
              ? localized(texts.oneSecret)
              : `${localized(texts.twoSecrets)} ${formatDateTime(previousSecretUntil, language)}`,
          ],
          [localized(texts.since), formatDateTime(webhook.createdAt, language)],
        ]}
      />
    </RecordSection>
  );
}
