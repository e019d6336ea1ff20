import { Icon, type IconName, Sheet } from '@portal/ui';
import { paymentsTexts } from '../../messages/catalogue.ts';

/** What somebody about to send money wants to know. */
export function TrustFacts() {
  const texts = paymentsTexts.useMessages();
  const facts: readonly (readonly [IconName, string])[] = [
    ['card', texts.trustCard],
    ['bank', texts.trustMoney],
    ['receipt', texts.trustReceipt],
    ['verify', texts.trustAmount],
  ];
  return (
    <Sheet padding="md" tone="sunken" aria-labelledby="trust-title">
      <h2 id="trust-title" className="ui-heading">
        {texts.trustTitle}
      </h2>
      <ul className="bill-trust">
        {facts.map(([icon, text]) => (
          <li key={icon}>
            <Icon name={icon} size={22} />
            {text}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
