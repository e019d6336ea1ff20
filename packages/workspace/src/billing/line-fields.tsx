import type { HeadAttribute } from '@portal/contracts';
import { Button, Skeleton } from '@portal/ui';
import { MoneyField, SelectField, TextField } from '@portal/ui/forms';
import { useEffect, useEffectEvent } from 'react';
import { AttributeField } from './attribute-field.tsx';
import { answerOf, type TypedLine, typedOf } from './bill-line.ts';
import { useBillingMessages } from './messages/use-billing-messages.ts';
import { useHeadForm } from './use-head-form.ts';
import { TariffNote } from './working.tsx';

export interface HeadChoice {
  /** Eight digits. */
  readonly code: string;
  readonly displayField: string;
}

export interface LineFieldsProps {
  /** Prefix of the ids of its fields. */
  readonly id: string;
  readonly line: TypedLine;
  /** Undefined while they are loaded. */
  readonly heads: readonly HeadChoice[] | undefined;
  /** By field: `attributes.year`. */
  readonly problemOf: (field: string) => string | undefined;
  readonly onChange: (change: Partial<Omit<TypedLine, 'id'>>) => void;
}

/** A line: the head, then what it asks. */
export function LineFields({ id, line, heads, problemOf, onChange }: LineFieldsProps) {
  const messages = useBillingMessages();
  const form = useHeadForm(line.revenueHeadCode);
  const attributes = form.data?.attributes ?? [];
  // A bill that is corrected begins with answers; how they are typed, the form says.
  const fill = useEffectEvent((asked: readonly HeadAttribute[]) => {
    const known = asked.filter(({ key }) => line.attributes[key] !== undefined && line.typed[key] === undefined);
    if (known.length === 0) return;
    const typed = Object.fromEntries(known.map((one) => [one.key, typedOf(one, line.attributes[one.key] ?? '')]));
    onChange({ typed: { ...line.typed, ...typed } });
  });
  useEffect(() => {
    if (form.data) fill(form.data.attributes);
  }, [form.data]);

  function answer(attribute: HeadAttribute, typed: string) {
    const { [attribute.key]: _, ...others } = line.attributes;
    const own = typed.trim() === '' ? {} : { [attribute.key]: answerOf(attribute, typed) };
    onChange({ typed: { ...line.typed, [attribute.key]: typed }, attributes: { ...others, ...own } });
  }

  return (
    <div className="wb-fields">
      <SelectField
        id={`${id}-revenueHeadCode`}
        label={messages.head}
        required
        withAsterisk={false}
        value={line.revenueHeadCode}
        error={problemOf('revenueHeadCode')}
        onChange={(event) =>
          onChange({ revenueHeadCode: event.currentTarget.value, typed: {}, attributes: {}, amount: '' })
        }
        data={[
          { value: '', label: messages.choose },
          ...(heads ?? []).map(({ code, displayField }) => ({ value: code, label: `${displayField} · ${code}` })),
        ]}
      />
      {form.isLoading && <Skeleton height={72} role="status" aria-label={messages.loading} />}
      {form.error && (
        <p role="alert" className="wb-problem">
          {messages.formFailed}{' '}
          <Button size="sm" variant="secondary" onClick={() => void form.refetch()}>
            {messages.retry}
          </Button>
        </p>
      )}
      {form.data && (
        <>
          <div className="wb-attributes">
            {attributes.map((attribute) => (
              <AttributeField
                key={attribute.key}
                id={`${id}-attributes.${attribute.key}`}
                attribute={attribute}
                value={line.typed[attribute.key] ?? ''}
                error={problemOf(`attributes.${attribute.key}`)}
                onChange={(typed) => answer(attribute, typed)}
              />
            ))}
            {form.data.rule.kind === 'entered' && (
              <MoneyField
                id={`${id}-amountKobo`}
                label={messages.amount}
                required
                withAsterisk={false}
                value={line.amount}
                error={problemOf('amountKobo')}
                onChange={(event) => onChange({ amount: event.currentTarget.value })}
              />
            )}
          </div>
          <TariffNote form={form.data} />
          <TextField
            id={`${id}-narration`}
            label={messages.narration}
            autoComplete="off"
            maxLength={140}
            value={line.narration}
            error={problemOf('narration')}
            onChange={(event) => onChange({ narration: event.currentTarget.value })}
          />
        </>
      )}
    </div>
  );
}
