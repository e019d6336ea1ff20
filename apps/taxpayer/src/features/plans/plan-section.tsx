import { actingFor } from '@portal/auth';
import { Button, Sheet, TextLink } from '@portal/ui';
import { useState } from 'react';
import { AskForPlan } from './ask-for-plan.tsx';
import { usePlanMessages } from './messages/use-plan-messages.ts';
import { PlanParts } from './plan-parts.tsx';
import { useOwnPlan } from './plans.queries.ts';
import './plans.css';

export interface PlanSectionProps {
  readonly billReference: string;
}

/** A bill's payment in parts: the plan there is, or the way to ask for one; nothing where neither can be. */
export function PlanSection({ billReference }: PlanSectionProps) {
  const messages = usePlanMessages();
  const { data } = useOwnPlan(billReference);
  const [isAsked, setAsked] = useState(false);
  if (!data) return null;
  const { plan, offer, totalKobo } = data;
  const why =
    offer === 'payment-pending' || offer === 'no-office' || offer === 'not-allowed'
      ? messages.whyNot[offer]
      : undefined;
  const isOwn = actingFor() === undefined;
  const isOver = plan === null || plan.state === 'refused' || plan.state === 'withdrawn';
  if (plan === null && (!isOwn || (offer !== 'possible' && !why))) return null;
  return (
    <Sheet padding="md" className="plan" aria-labelledby="plan-title">
      <h2 id="plan-title" className="own-bill-heading">
        {messages.title}
      </h2>
      {plan && <PlanParts plan={plan} shownBill={billReference} />}
      {isOver && why && (
        <p className="own-bill-quiet">
          {why} {offer === 'no-office' && <TextLink to="/user/settings">/user/settings</TextLink>}
        </p>
      )}
      {isOver && isOwn && offer === 'possible' && (
        <>
          <p className="own-bill-quiet">{messages.offer}</p>
          <Button variant="secondary" onClick={() => setAsked(true)}>
            {messages.ask}
          </Button>
        </>
      )}
      {isAsked && <AskForPlan billReference={billReference} totalKobo={totalKobo} onClose={() => setAsked(false)} />}
    </Sheet>
  );
}
