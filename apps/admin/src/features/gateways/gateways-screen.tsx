import type { GatewaysBoard } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { formatDateTime } from '@portal/ui';
import { RecordPage } from '@portal/workspace/records';
import { GatewayCard } from './gateway-card.tsx';
import { useGatewaysBoard } from './gateways.queries.ts';
import { ProviderCard } from './provider-card.tsx';
import { texts } from './texts.ts';

/** Every way to pay with its switch, and below them how each provider answers. */
export function GatewaysScreen() {
  const localized = useLocalized();
  const language = useLanguage();
  const query = useGatewaysBoard();
  return (
    <RecordPage
      title={localized(texts.title)}
      kind={localized(texts.title)}
      lead={localized(texts.lead)}
      source={query}
      actions={({ asOf }: GatewaysBoard) => (
        <span className="ws-quiet">{localized(texts.asOf(formatDateTime(asOf, language)))}</span>
      )}
    >
      {({ gateways, providers }) => (
        <>
          {gateways.map((gateway) => (
            <GatewayCard key={gateway.id} gateway={gateway} />
          ))}
          {providers.map((health) => (
            <ProviderCard key={health.provider} health={health} />
          ))}
        </>
      )}
    </RecordPage>
  );
}
