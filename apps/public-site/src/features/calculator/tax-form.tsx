import { Button } from '@portal/ui';
import { memo, useState } from 'react';
import { askedFields } from './fields.ts';
import { FormField, type FormFieldProps } from './form-field.tsx';
import { useCalculatorMessages } from './messages/use-calculator-messages.ts';
import { taxes } from './taxes/taxes.ts';
import type { Calculator } from './use-calculator.ts';

export interface TaxFormProps {
  readonly calculator: Calculator;
}

/** No form element: there is nothing to send, and Enter must not reload the page. */
export function TaxForm({ calculator }: TaxFormProps) {
  const { tax, typed, type, clear } = calculator;
  const messages = useCalculatorMessages();
  const [isUnfolded, setUnfolded] = useState(false);
  const fields = askedFields(taxes[tax].fields, typed);
  const extras = fields.filter(({ isExtra }) => isExtra);
  const show = (list: typeof fields) =>
    list.map((field) => (
      <AskedField
        key={field.name}
        field={field}
        typed={typed[field.name] ?? ''}
        period={typed.period === 'year' ? 'year' : 'month'}
        onType={type}
      />
    ));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced at every field
    <div role="group" aria-label={messages.yourFigures} className="calculator-fields">
      {show(fields.filter(({ isExtra }) => !isExtra))}
      {extras.length > 0 && (
        <details
          className="calculator-extras"
          open={isUnfolded || extras.some(({ name }) => typed[name])}
          onToggle={(event) => setUnfolded(event.currentTarget.open)}
        >
          <summary>{messages.extras}</summary>
          <div className="calculator-fields">{show(extras)}</div>
        </details>
      )}
      {Object.values(typed).some(Boolean) && <StartOver onPress={clear} />}
    </div>
  );
}

/** Renders when its own answer changes. On paper a field that was left empty is left out. */
const AskedField = memo(function AskedField(asked: FormFieldProps) {
  return (
    <div className={asked.typed || asked.field.kind === 'choice' ? undefined : 'ui-screen-only'}>
      <FormField {...asked} />
    </div>
  );
});

const StartOver = memo(function StartOver({ onPress }: { readonly onPress: () => void }) {
  const messages = useCalculatorMessages();
  return (
    <div className="calculator-clear ui-screen-only">
      <Button variant="quiet" onClick={onPress}>
        {messages.startOver}
      </Button>
    </div>
  );
});
