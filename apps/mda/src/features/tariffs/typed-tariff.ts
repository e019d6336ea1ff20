import { type HeadForm, type proposeHeadTariff, type RequestOf, type TariffRule, tariffLaws } from '@portal/contracts';
import { isoDateOf, koboOf, typedNairaOf } from '@portal/ui/forms';

export interface TypedAttribute {
  /** Of the list on the screen, never sent. */
  readonly id: string;
  readonly key: string;
  readonly labelEn: string;
  readonly labelHa: string;
  readonly type: HeadForm['attributes'][number]['type'];
  readonly isRequired: boolean;
  /** One a line: `car; Car; Mota`. */
  readonly options: string;
  readonly least?: number | undefined;
  readonly most?: number | undefined;
}

export interface TypedBand {
  readonly id: string;
  readonly upTo: string;
  /** An amount in naira, or a rate in per cent. */
  readonly value: string;
}

/** A proposal as it is typed. */
export interface TypedTariff {
  readonly revenueHeadCode: string;
  readonly validFrom: string;
  readonly basis: string;
  readonly attributes: readonly TypedAttribute[];
  readonly kind: TariffRule['kind'];
  readonly amount: string;
  readonly least: string;
  readonly most: string;
  readonly times: string;
  readonly by: string;
  /** By option. */
  readonly amounts: Readonly<Record<string, string>>;
  readonly bands: readonly TypedBand[];
  readonly sliced: boolean;
  readonly law: (typeof tariffLaws)[number];
  readonly inputs: Readonly<Record<string, string>>;
}

export const lawInputs: Readonly<
  Record<TypedTariff['law'], readonly ('instrument' | 'value' | 'sales' | 'persons' | 'turnover')[]>
> = {
  'stamp-duty': ['instrument', 'value'],
  'consumption-tax': ['sales'],
  'development-levy': ['persons'],
  'business-premises-registration': [],
  'business-premises-renewal': [],
  'presumptive-tax': ['turnover'],
};

export const emptyBand = (): TypedBand => ({ id: crypto.randomUUID(), upTo: '', value: '' });

export const emptyAttribute = (): TypedAttribute => ({
  id: crypto.randomUUID(),
  key: '',
  labelEn: '',
  labelHa: '',
  type: 'text',
  isRequired: true,
  options: '',
});

export const emptyTariff: TypedTariff = {
  revenueHeadCode: '',
  validFrom: '',
  basis: '',
  attributes: [],
  kind: 'fixed',
  amount: '',
  least: '',
  most: '',
  times: '',
  by: '',
  amounts: {},
  bands: [],
  sliced: false,
  law: tariffLaws[0],
  inputs: {},
};

export function optionsOf(typed: string) {
  return typed
    .split('\n')
    .map((line) => line.split(';').map((part) => part.trim()))
    .filter(([value = '']) => value !== '')
    .map(([value = '', en = value, ha = en]) => ({ value, label: { en, ha } }));
}

/** What counts today, as a proposal begins with it. */
export function typedTariffOf({ revenueHeadCode, attributes, rule, tariff }: HeadForm): TypedTariff {
  const bandOf = (upTo: number | undefined, isMoney: boolean, value: string): TypedBand => ({
    id: crypto.randomUUID(),
    upTo: upTo === undefined ? '' : isMoney ? typedNairaOf(upTo) : String(upTo),
    value,
  });
  const isMoney = 'by' in rule && attributes.some(({ key, type }) => key === rule.by && type === 'money');
  return {
    ...emptyTariff,
    revenueHeadCode,
    basis: tariff?.basis ?? '',
    attributes: attributes.map(({ key, label, options, ...rest }) => ({
      ...rest,
      id: crypto.randomUUID(),
      key,
      labelEn: label.en,
      labelHa: label.ha,
      options: options.map(({ value, label: { en, ha } }) => `${value}; ${en}; ${ha}`).join('\n'),
    })),
    kind: rule.kind,
    times: ('times' in rule && rule.times) || '',
    by: 'by' in rule ? rule.by : '',
    ...(rule.kind === 'fixed' && { amount: typedNairaOf(rule.amountKobo) }),
    ...(rule.kind === 'entered' && { least: typedNairaOf(rule.leastKobo), most: typedNairaOf(rule.mostKobo) }),
    ...(rule.kind === 'by-choice' && {
      amounts: Object.fromEntries(rule.amounts.map(({ option, amountKobo }) => [option, typedNairaOf(amountKobo)])),
    }),
    ...(rule.kind === 'banded' && {
      bands: rule.bands.map(({ upTo, amountKobo }) => bandOf(upTo, isMoney, typedNairaOf(amountKobo))),
    }),
    ...(rule.kind === 'rated' && {
      bands: rule.bands.map(({ upTo, ratePpm }) => bandOf(upTo, true, String(ratePpm / 10_000))),
      sliced: rule.sliced,
    }),
    ...(rule.kind === 'formula' && { law: rule.law, inputs: rule.inputs }),
  };
}

type Body = RequestOf<typeof proposeHeadTariff>['body'];

/** What cannot be read is sent as less than nothing, which the contract refuses at its field. */
const unreadable = -1;
const kobo = (typed: string) => (koboOf(typed) ?? unreadable) as never;
const count = (typed: string) =>
  /^\d{1,15}$/.test(typed.replace(/[\s,]/g, '')) ? Number(typed.replace(/[\s,]/g, '')) : unreadable;

export function bodyOf(typed: TypedTariff, submissionId: string): Body {
  return {
    revenueHeadCode: typed.revenueHeadCode,
    validFrom: isoDateOf(typed.validFrom),
    basis: typed.basis,
    submissionId,
    attributes: typed.attributes.map(({ key, labelEn, labelHa, type, isRequired, options, least, most }) => ({
      key,
      label: { en: labelEn, ha: labelHa },
      type,
      isRequired,
      options: type === 'choice' ? optionsOf(options) : [],
      ...(least !== undefined && { least }),
      ...(most !== undefined && { most }),
    })),
    rule: ruleOf(typed),
  };
}

function ruleOf(typed: TypedTariff): Body['rule'] {
  const times = typed.times === '' ? {} : { times: typed.times };
  const by = typed.attributes.find(({ key }) => key === typed.by);
  const end = (upTo: string) => (upTo.trim() === '' ? {} : { upTo: by?.type === 'money' ? kobo(upTo) : count(upTo) });
  switch (typed.kind) {
    case 'entered':
      return { kind: 'entered', leastKobo: kobo(typed.least), mostKobo: kobo(typed.most) };
    case 'fixed':
      return { kind: 'fixed', amountKobo: kobo(typed.amount), ...times };
    case 'by-choice':
      return {
        kind: 'by-choice',
        by: typed.by,
        amounts: optionsOf(by?.options ?? '').map(({ value }) => ({
          option: value,
          amountKobo: kobo(typed.amounts[value] ?? ''),
        })),
        ...times,
      };
    case 'banded':
      return {
        kind: 'banded',
        by: typed.by,
        bands: typed.bands.map(({ upTo, value }) => ({ ...end(upTo), amountKobo: kobo(value) })),
        ...times,
      };
    case 'rated':
      return {
        kind: 'rated',
        by: typed.by,
        sliced: typed.sliced,
        bands: typed.bands.map(({ upTo, value }) => ({ ...end(upTo), ratePpm: ppmOf(value) })),
      };
    case 'formula':
      return {
        kind: 'formula',
        law: typed.law,
        inputs: Object.fromEntries(lawInputs[typed.law].map((input) => [input, typed.inputs[input] ?? ''])),
      };
  }
}

/** `3.75` per cent → 37 500 parts of a million. */
function ppmOf(typed: string): number {
  return /^\d{1,3}([.]\d{1,4})?$/.test(typed.trim()) ? Math.round(Number(typed) * 10_000) : unreadable;
}
