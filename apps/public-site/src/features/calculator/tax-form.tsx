import { Button, ShownWhile } from '@portal/ui';
import { useState } from 'react';
import { AskedField } from './asked-field.tsx';
import { isComputed } from './calculation.ts';
import type { Field } from './fields.ts';
import { useCalculatorMessages } from './messages/use-calculator-messages.ts';
import { resultHeadingId } from './result.tsx';
import type { TaxId } from './tax.ts';
import { taxes } from './taxes/taxes.ts';
import { startOver } from './use-addressed-calculation.ts';
import { RestedContext, useCalculation, useMoment, useRestedMoment } from './use-calculation.ts';
import { useFollowing } from './use-following.ts';

export interface TaxFormProps {
  readonly tax: TaxId;
}

/** No form element: there is nothing to send, and Enter must not reload the page. */
export function TaxForm({ tax }: TaxFormProps) {
  const messages = useCalculatorMessages();
  const { fields } = taxes[tax];
  const extras = fields.filter(({ isExtra }) => isExtra);
  const [form, rested] = useFollowing<HTMLDivElement>('beside-what-is-typed');
  return (
    <RestedContext value={rested}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced at every field */}
      <div ref={form} role="group" aria-label={messages.yourFigures} className="calculator-fields">
        {fields.map((field) => !field.isExtra && <AskedField key={field.name} field={field} />)}
        {extras.length > 0 && <Extras fields={extras} />}
        <FormActions />
      </div>
    </RestedContext>
  );
}

function Extras({ fields }: { readonly fields: readonly Field[] }) {
  const messages = useCalculatorMessages();
  const [isUnfolded, setUnfolded] = useState(false);
  const isUsed = useMoment(({ typed }) => fields.some(({ name }) => typed[name]));
  return (
    <details
      className="calculator-extras"
      open={isUnfolded || isUsed}
      onToggle={(event) => setUnfolded(event.currentTarget.open)}
    >
      <summary>{messages.extras}</summary>
      <div className="calculator-fields">
        {fields.map((field) => (
          <AskedField key={field.name} field={field} />
        ))}
      </div>
    </details>
  );
}

/** What is there to do with figures: to look at what they come to, which stands further down on a phone, or to clear them. */
function FormActions() {
  const messages = useCalculatorMessages();
  const calculation = useCalculation();
  const live = useRestedMoment();

  function clear(button: HTMLElement) {
    const form = button.closest('.calculator-fields');
    startOver(calculation);
    // The button is hidden now: the keyboard would be back at the top of the page.
    form?.querySelector<HTMLElement>('select, input')?.focus();
  }

  return (
    <ShownWhile
      as="div"
      of={live(({ typed }) => Object.values(typed).some(Boolean))}
      className="calculator-form-actions ui-screen-only"
    >
      <ShownWhile of={live(isComputed)} className="calculator-to-result">
        <Button variant="secondary" fullWidth onClick={showResult}>
          {messages.seeResult}
        </Button>
      </ShownWhile>
      <Button variant="quiet" onClick={(event) => clear(event.currentTarget)}>
        {messages.startOver}
      </Button>
    </ShownWhile>
  );
}

function showResult() {
  const heading = document.getElementById(resultHeadingId);
  heading?.parentElement?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
