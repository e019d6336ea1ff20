import { useLookup } from '@portal/platform/lookups';
import { SelectField, TextField } from '@portal/ui/forms';
import { useCounterMessages } from './messages/use-counter-messages.ts';
import { TaxpayerSearch } from './taxpayer-search.tsx';
import type { TypedPayer } from './typed-payer.ts';

export interface PayerFieldsProps {
  /** Prefix of the ids of its fields. */
  readonly id: string;
  readonly payer: TypedPayer;
  /** By path: `payer.name`. */
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (change: Partial<TypedPayer>) => void;
}

/** Who pays: somebody without an account, as they say who they are, or a taxpayer of the register. */
export function PayerFields({ id, payer, problems, onChange }: PayerFieldsProps) {
  const messages = useCounterMessages();
  const categories = useLookup('taxpayerCategories');
  const field = (name: 'name' | 'phone' | 'email' | 'address') => ({
    id: `${id}-payer.${name}`,
    label: messages[name],
    value: payer[name],
    error: problems[`payer.${name}`],
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [name]: event.currentTarget.value }),
  });
  return (
    <fieldset className="mc-payer">
      <legend>{messages.payer}</legend>
      <div className="mc-kinds" role="radiogroup" aria-label={messages.payerKind}>
        {(['walk-in', 'taxpayer'] as const).map((kind) => (
          <label key={kind} data-chosen={payer.kind === kind || undefined}>
            <input type="radio" name={`${id}-kind`} checked={payer.kind === kind} onChange={() => onChange({ kind })} />
            {kind === 'walk-in' ? messages.walkIn : messages.taxpayer}
          </label>
        ))}
      </div>
      {payer.kind === 'taxpayer' ? (
        <TaxpayerSearch
          id={`${id}-payer`}
          chosen={payer.taxpayer}
          problem={problems.payer ?? problems['payer.tpui']}
          onChoose={(taxpayer) => onChange({ taxpayer })}
        />
      ) : (
        <div className="mc-pair">
          <TextField {...field('name')} required withAsterisk={false} maxLength={120} data-autofocus />
          <TextField {...field('phone')} required withAsterisk={false} inputMode="tel" maxLength={24} />
          <SelectField
            id={`${id}-payer.categoryId`}
            label={messages.category}
            value={payer.categoryId}
            onChange={(event) => onChange({ categoryId: event.currentTarget.value })}
            data={(categories.data ?? [{ id: 1, displayField: '' }]).map((one) => ({
              value: String(one.id),
              label: one.displayField,
            }))}
          />
          <TextField {...field('email')} inputMode="email" maxLength={254} />
          <TextField {...field('address')} maxLength={160} />
        </div>
      )}
    </fieldset>
  );
}
