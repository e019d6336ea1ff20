import type { HeadAttribute, TariffRule } from '@portal/contracts';

type Type = HeadAttribute['type'];

/** What a law asks, and in which kind of attribute it is answered. */
const lawInputs: Readonly<Record<Extract<TariffRule, { kind: 'formula' }>['law'], Readonly<Record<string, Type>>>> = {
  'stamp-duty': { instrument: 'choice', value: 'money' },
  'consumption-tax': { sales: 'money' },
  'development-levy': { persons: 'number' },
  'business-premises-registration': {},
  'business-premises-renewal': {},
  'presumptive-tax': { turnover: 'money' },
};

/** Whether every amount can be reckoned from what is asked: field of the proposal → what is wrong with it. */
export function checkRule(attributes: readonly HeadAttribute[], rule: TariffRule): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {};
  if (new Set(attributes.map(({ key }) => key)).size < attributes.length) errors.attributes = 'Two have the same key';
  const needs = (field: string, key: string | undefined, types: readonly Type[]) => {
    const attribute = attributes.find((one) => one.key === key);
    if (!attribute?.isRequired || !types.includes(attribute.type)) {
      errors[field] = `Name a required attribute of the type ${types.join(' or ')}`;
    }
    return attribute;
  };
  if ('times' in rule && rule.times !== undefined) needs('rule.times', rule.times, ['number']);
  if (rule.kind === 'banded') needs('rule.by', rule.by, ['number', 'money']);
  if (rule.kind === 'rated') needs('rule.by', rule.by, ['money']);
  if (rule.kind === 'by-choice') {
    const options = needs('rule.by', rule.by, ['choice'])?.options.map(({ value }) => value) ?? [];
    const priced = rule.amounts.map(({ option }) => option);
    if (options.toSorted().join() !== priced.toSorted().join())
      errors['rule.amounts'] = 'Give one amount for each option';
  }
  if (rule.kind === 'formula') {
    const inputs = lawInputs[rule.law];
    for (const [input, type] of Object.entries(inputs)) needs(`rule.inputs.${input}`, rule.inputs[input], [type]);
  }
  return errors;
}
