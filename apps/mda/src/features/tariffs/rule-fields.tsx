import { tariffLaws } from '@portal/contracts';
import { Button } from '@portal/ui';
import { CheckboxField, MoneyField, SelectField, TextField } from '@portal/ui/forms';
import { useTariffMessages } from './messages/use-tariff-messages.ts';
import { emptyBand, lawInputs, optionsOf, type TypedBand, type TypedTariff } from './typed-tariff.ts';

export interface RuleFieldsProps {
  readonly typed: TypedTariff;
  /** By path: `rule.amountKobo`. */
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (change: Partial<TypedTariff>) => void;
}

const kinds = ['entered', 'fixed', 'by-choice', 'banded', 'rated', 'formula'] as const;

/** What a head costs, and by which of its answers. */
export function RuleFields({ typed, problems, onChange }: RuleFieldsProps) {
  const messages = useTariffMessages();
  const { kind, attributes } = typed;
  const named = (types: readonly string[]) =>
    attributes
      .filter(({ type, key }) => types.includes(type) && key !== '')
      .map(({ key, labelEn }) => ({ value: key, label: labelEn || key }));
  const select = (
    label: string,
    value: string,
    types: readonly string[],
    none: string,
    change: (value: string) => void,
    error?: string,
  ) => (
    <SelectField
      label={label}
      value={value}
      error={error}
      onChange={(event) => change(event.currentTarget.value)}
      data={[{ value: '', label: none }, ...named(types)]}
    />
  );
  const money = (label: string, name: 'amount' | 'least' | 'most', path: string) => (
    <MoneyField
      label={label}
      required
      withAsterisk={false}
      value={typed[name]}
      error={problems[path]}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  );
  const by = attributes.find(({ key }) => key === typed.by);
  return (
    <div className="mt-rows">
      <div className="mt-fields">
        <SelectField
          label={messages.kind}
          value={kind}
          onChange={(event) =>
            onChange({ kind: event.currentTarget.value as TypedTariff['kind'], bands: [emptyBand()] })
          }
          data={kinds.map((one) => ({ value: one, label: messages.kinds[one] }))}
        />
        {kind === 'entered' && money(messages.least, 'least', 'rule.leastKobo')}
        {kind === 'entered' && money(messages.most, 'most', 'rule.mostKobo')}
        {kind === 'fixed' && money(messages.amount, 'amount', 'rule.amountKobo')}
        {kind === 'by-choice' &&
          select(
            messages.by,
            typed.by,
            ['choice'],
            messages.choose,
            (next) => onChange({ by: next }),
            problems['rule.by'],
          )}
        {kind === 'banded' &&
          select(
            messages.by,
            typed.by,
            ['number', 'money'],
            messages.choose,
            (next) => onChange({ by: next }),
            problems['rule.by'],
          )}
        {kind === 'rated' &&
          select(
            messages.by,
            typed.by,
            ['money'],
            messages.choose,
            (next) => onChange({ by: next }),
            problems['rule.by'],
          )}
        {(kind === 'fixed' || kind === 'by-choice' || kind === 'banded') &&
          select(
            messages.times,
            typed.times,
            ['number'],
            messages.once,
            (next) => onChange({ times: next }),
            problems['rule.times'],
          )}
        {kind === 'formula' && (
          <SelectField
            label={messages.law}
            value={typed.law}
            onChange={(event) => onChange({ law: event.currentTarget.value as TypedTariff['law'] })}
            data={tariffLaws.map((law) => ({ value: law, label: law }))}
          />
        )}
        {kind === 'formula' &&
          lawInputs[typed.law].map((input) => (
            <div key={input}>
              {select(
                messages.inputs[input],
                typed.inputs[input] ?? '',
                input === 'instrument' ? ['choice'] : input === 'persons' ? ['number'] : ['money'],
                messages.choose,
                (next) => onChange({ inputs: { ...typed.inputs, [input]: next } }),
                problems[`rule.inputs.${input}`],
              )}
            </div>
          ))}
      </div>
      {kind === 'by-choice' && (
        <div className="mt-fields">
          {optionsOf(by?.options ?? '').map(({ value, label }, at) => (
            <MoneyField
              key={value}
              label={label.en}
              value={typed.amounts[value] ?? ''}
              error={problems[`rule.amounts.${at}.amountKobo`]}
              onChange={(event) => onChange({ amounts: { ...typed.amounts, [value]: event.currentTarget.value } })}
            />
          ))}
        </div>
      )}
      {(kind === 'banded' || kind === 'rated') && (
        <Bands typed={typed} problems={problems} onChange={(bands) => onChange({ bands })} />
      )}
      {kind === 'rated' && (
        <CheckboxField
          label={messages.sliced}
          checked={typed.sliced}
          onChange={(event) => onChange({ sliced: event.currentTarget.checked })}
        />
      )}
    </div>
  );
}

interface BandsProps {
  readonly typed: TypedTariff;
  readonly problems: RuleFieldsProps['problems'];
  readonly onChange: (bands: readonly TypedBand[]) => void;
}

function Bands({ typed: { bands, kind }, problems, onChange }: BandsProps) {
  const messages = useTariffMessages();
  const change = (id: string, one: Partial<TypedBand>) =>
    onChange(bands.map((band) => (band.id === id ? { ...band, ...one } : band)));
  return (
    <>
      {bands.map((band, at) => (
        <div key={band.id} className="mt-fields">
          <TextField
            label={messages.upTo}
            inputMode="decimal"
            value={band.upTo}
            error={problems[`rule.bands.${at}.upTo`] ?? (at === 0 ? problems['rule.bands'] : undefined)}
            onChange={(event) => change(band.id, { upTo: event.currentTarget.value })}
          />
          {kind === 'rated' ? (
            <TextField
              label={messages.rate}
              inputMode="decimal"
              value={band.value}
              error={problems[`rule.bands.${at}.ratePpm`]}
              onChange={(event) => change(band.id, { value: event.currentTarget.value })}
            />
          ) : (
            <MoneyField
              label={messages.amount}
              value={band.value}
              error={problems[`rule.bands.${at}.amountKobo`]}
              onChange={(event) => change(band.id, { value: event.currentTarget.value })}
            />
          )}
          {bands.length > 1 && (
            <p>
              <Button size="sm" variant="quiet" onClick={() => onChange(bands.filter(({ id }) => id !== band.id))}>
                {messages.remove}
              </Button>
            </p>
          )}
        </div>
      ))}
      <p>
        <Button size="sm" variant="secondary" onClick={() => onChange([...bands, emptyBand()])}>
          {messages.addBand}
        </Button>
      </p>
    </>
  );
}
