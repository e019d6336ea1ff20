import { formatNaira, type HeadAttribute, type TariffRule } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import type { BillingMessages } from './messages/en.ts';
import { useBillingMessages } from './messages/use-billing-messages.ts';
import { percentOf } from './working.tsx';

export interface TariffViewProps {
  readonly attributes: readonly HeadAttribute[];
  readonly rule: TariffRule;
}

/** A version of a tariff in words: what it asks, and what it costs. */
export function TariffView({ attributes, rule }: TariffViewProps) {
  const messages = useBillingMessages();
  const localized = useLocalized();
  const labelOf = (key: string) => {
    const attribute = attributes.find((one) => one.key === key);
    return attribute ? localized(attribute.label) : key;
  };
  const optionOf = (key: string, value: string) => {
    const option = attributes.find((one) => one.key === key)?.options.find((one) => one.value === value);
    return option ? localized(option.label) : value;
  };
  return (
    <div className="wb-tariff">
      <p>
        <span className="wb-note">{messages.asks}</span>{' '}
        {attributes.length === 0
          ? messages.asksNothing
          : attributes
              .map(({ label, isRequired }) =>
                isRequired ? localized(label) : `${localized(label)} (${messages.optional})`,
              )
              .join(', ')}
      </p>
      <ul>
        {ruleInWords(rule, { messages, labelOf, optionOf }).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

interface Words {
  readonly messages: BillingMessages;
  readonly labelOf: (key: string) => string;
  readonly optionOf: (key: string, value: string) => string;
}

function ruleInWords(rule: TariffRule, { messages, labelOf, optionOf }: Words): string[] {
  const each = (kobo: number, times: string | undefined) =>
    times === undefined ? formatNaira(kobo) : messages.forEach(formatNaira(kobo), labelOf(times));
  switch (rule.kind) {
    case 'entered':
      return [messages.enteredWithin(formatNaira(rule.leastKobo), formatNaira(rule.mostKobo))];
    case 'fixed':
      return [each(rule.amountKobo, rule.times)];
    case 'by-choice':
      return rule.amounts.map(
        ({ option, amountKobo }) => `${optionOf(rule.by, option)}: ${each(amountKobo, rule.times)}`,
      );
    case 'banded':
      return rule.bands.map(
        ({ upTo, amountKobo }) => `${bandName(upTo, labelOf(rule.by), messages)}: ${each(amountKobo, rule.times)}`,
      );
    case 'rated': {
      const bands = rule.bands.map(
        ({ upTo, ratePpm }) =>
          `${bandName(upTo === undefined ? undefined : formatNaira(upTo), labelOf(rule.by), messages)}: ${percentOf(ratePpm)}`,
      );
      return rule.sliced ? [...bands, messages.sliced] : bands;
    }
    case 'formula':
      return [messages.byLaw(messages.laws[rule.law])];
  }
}

function bandName(upTo: number | string | undefined, what: string, messages: BillingMessages): string {
  return upTo === undefined ? messages.above(what) : messages.upTo(what, String(upTo));
}
