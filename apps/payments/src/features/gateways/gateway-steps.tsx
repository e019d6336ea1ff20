import type { PaymentGateway } from '@portal/contracts';
import { paymentsTexts } from '../../messages/catalogue.ts';

export interface GatewayStepsProps {
  readonly gateway: PaymentGateway;
}

export function GatewaySteps({ gateway: { displayField, steps } }: GatewayStepsProps) {
  const texts = paymentsTexts.useMessages();
  return (
    // Folded on phones, where the button is what people look for; open where there is room.
    <details className="gateway-fold">
      <summary>
        <h2 id="gateway-steps-title" className="ui-heading">
          {texts.stepsToPay(displayField)}
        </h2>
      </summary>
      <ol className="gateway-steps">
        {steps.map((step, index) => (
          <li key={step}>
            <span className="gateway-step-number">{texts.step(index + 1)}</span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
