import type { GatewayId, PaymentGateway } from '@portal/contracts';
import { Button, Notice } from '@portal/ui';
import { paymentsTexts } from '../../messages/catalogue.ts';

export interface ProviderDownProps {
  readonly chosen: PaymentGateway;
  readonly gateways: readonly PaymentGateway[];
  readonly onChoose: (id: GatewayId) => void;
}

/** Said before somebody presses in vain: who does not answer, and which ways are open. One may try all the same. */
export function ProviderDown({ chosen, gateways, onChoose }: ProviderDownProps) {
  const texts = paymentsTexts.useMessages();
  const others = gateways.filter(
    ({ id, availability, isDown }) => id !== chosen.id && availability === 'available' && !isDown,
  );
  return (
    <Notice kind="warning" title={texts.providerDown(chosen.displayField)}>
      <p>{others.length > 0 ? texts.providerDownText : texts.providerDownAlone}</p>
      {others.map(({ id, displayField }) => (
        <Button key={id} variant="secondary" size="sm" onClick={() => onChoose(id)}>
          {texts.payWith(displayField)}
        </Button>
      ))}
    </Notice>
  );
}
