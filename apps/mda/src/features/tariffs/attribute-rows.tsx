import { attributeTypes } from '@portal/contracts';
import { Button, Sheet } from '@portal/ui';
import { CheckboxField, SelectField, TextAreaField, TextField } from '@portal/ui/forms';
import { useTariffMessages } from './messages/use-tariff-messages.ts';
import { emptyAttribute, type TypedAttribute } from './typed-tariff.ts';

export interface AttributeRowsProps {
  readonly attributes: readonly TypedAttribute[];
  /** By path: `attributes.0.key`. */
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (attributes: readonly TypedAttribute[]) => void;
}

/** What a head asks, in the order of its form. */
export function AttributeRows({ attributes, problems, onChange }: AttributeRowsProps) {
  const messages = useTariffMessages();
  const change = (id: string, one: Partial<TypedAttribute>) =>
    onChange(attributes.map((attribute) => (attribute.id === id ? { ...attribute, ...one } : attribute)));
  return (
    <div className="mt-rows">
      {attributes.map((attribute, at) => {
        const text = (name: 'key' | 'labelEn' | 'labelHa', path: string) => ({
          label: messages[name],
          value: attribute[name],
          error: problems[`attributes.${at}.${path}`],
          autoComplete: 'off',
          withAsterisk: false,
          required: true,
          onChange: (event: { currentTarget: { value: string } }) =>
            change(attribute.id, { [name]: event.currentTarget.value }),
        });
        return (
          <Sheet key={attribute.id} as="div" padding="md" className="mt-row">
            <div className="mt-fields">
              <TextField {...text('labelEn', 'label.en')} maxLength={80} />
              <TextField {...text('labelHa', 'label.ha')} maxLength={80} />
              <TextField {...text('key', 'key')} description={messages.keyHint} maxLength={30} />
              <SelectField
                label={messages.type}
                value={attribute.type}
                onChange={(event) =>
                  change(attribute.id, { type: event.currentTarget.value as TypedAttribute['type'] })
                }
                data={attributeTypes.map((type) => ({ value: type, label: messages.types[type] }))}
              />
            </div>
            {attribute.type === 'choice' && (
              <TextAreaField
                label={messages.options}
                rows={4}
                value={attribute.options}
                error={problems[`attributes.${at}.options`]}
                onChange={(event) => change(attribute.id, { options: event.currentTarget.value })}
              />
            )}
            <div className="mc-actions">
              <CheckboxField
                label={messages.isRequired}
                checked={attribute.isRequired}
                onChange={(event) => change(attribute.id, { isRequired: event.currentTarget.checked })}
              />
              <Button
                size="sm"
                variant="quiet"
                onClick={() => onChange(attributes.filter(({ id }) => id !== attribute.id))}
              >
                {messages.remove}
                <span className="ui-hidden"> {attribute.labelEn}</span>
              </Button>
            </div>
          </Sheet>
        );
      })}
      <p>
        <Button size="sm" variant="secondary" onClick={() => onChange([...attributes, emptyAttribute()])}>
          {messages.addAttribute}
        </Button>
      </p>
    </div>
  );
}
