import type { GatewayId, PaymentGateway } from '@portal/contracts';
import { Icon, type IconName } from '@portal/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { paymentsTexts } from '../../messages/catalogue.ts';

export interface GatewayCardsProps {
  readonly gateways: readonly PaymentGateway[];
  readonly chosenId: GatewayId;
  readonly onChoose: (id: GatewayId) => void;
}

const icons: Readonly<Record<GatewayId, IconName>> = { remita: 'card', interswitch: 'phone', bank: 'bank' };

/** One choice out of few: radio buttons that look like cards, so that arrow keys and screen readers know them. */
export function GatewayCards({ gateways, chosenId, onChoose }: GatewayCardsProps) {
  const texts = paymentsTexts.useMessages();
  const cards = useRef<HTMLFieldSetElement>(null);

  // A page that came as HTML may have been used before its script ran: what was chosen then counts.
  const adoptEarlierChoice = useEffectEvent(() => {
    const checked = cards.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const earlier = gateways.find(({ id }) => id === checked);
    if (earlier && earlier.id !== chosenId) onChoose(earlier.id);
  });
  useEffect(() => adoptEarlierChoice(), []);

  return (
    <fieldset className="gateway-cards" ref={cards}>
      <legend className="ui-hidden">{texts.selectMethod}</legend>
      {gateways.map(({ id, displayField, availability, isDown }) => (
        <label key={id} className="gateway-card" data-chosen={id === chosenId}>
          <input type="radio" name="gateway" value={id} checked={id === chosenId} onChange={() => onChoose(id)} />
          <Icon name={icons[id]} size={26} />
          <span className="gateway-card-name">{displayField}</span>
          <span className="gateway-muted">
            {isDown ? texts.notAnswering : availability === 'coming-soon' ? texts.methodComingSoon : texts.available}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
