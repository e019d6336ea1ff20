import type { HeadAttribute, TariffRule } from '@portal/contracts';

interface InstalledTariff {
  readonly code: string;
  readonly basis: string;
  /** No public source gives these amounts: they show how a tariff works. */
  readonly isIllustrative: boolean;
  readonly attributes: readonly HeadAttribute[];
  readonly rule: TariffRule;
}

const naira = (amount: number) => (amount * 100) as never;
const ask = (
  key: string,
  en: string,
  ha: string,
  type: HeadAttribute['type'],
  more: Partial<HeadAttribute> = {},
): HeadAttribute => ({ key, label: { en, ha }, type, isRequired: true, options: [], ...more });
const choice = (key: string, en: string, ha: string, options: readonly (readonly [string, string, string])[]) =>
  ask(key, en, ha, 'choice', {
    options: options.map(([value, inEnglish, inHausa]) => ({ value, label: { en: inEnglish, ha: inHausa } })),
  });
const amounts = (...list: readonly (readonly [string, number])[]) =>
  list.map(([option, amount]) => ({ option, amountKobo: naira(amount) }));

const plate = ask('plate', 'Plate number', 'Lambar mota', 'text');
const plot = ask('plot', 'Plot number', 'Lambar fili', 'text');
const year = ask('year', 'Year', 'Shekara', 'number', { least: 2015, most: 2040 });
const use = choice('use', 'Land use', 'Amfanin fili', [
  ['residential', 'Residential', 'Gidan zama'],
  ['commercial', 'Commercial', 'Kasuwanci'],
  ['industrial', 'Industrial', "Masana'antu"],
  ['agricultural', 'Agricultural', 'Noma'],
]);

const illustrative = { basis: 'Illustrative: no public list gives this amount', isIllustrative: true } as const;
const lawful = (basis: string) => ({ basis, isIllustrative: false }) as const;

// native reviewer: the Hausa of the whole list is ours.
export const installedTariffs: readonly InstalledTariff[] = [
  {
    code: '12010105',
    ...lawful('Nigeria Tax Act 2025, Ninth Schedule'),
    attributes: [
      choice('instrument', 'Instrument', 'Takarda', [
        ['property-transfer', 'Sale or transfer of property', 'Sayarwa ko canja kadara'],
        ['mortgage-or-debenture', 'Mortgage, bond or debenture', 'Jingina ko takardar bashi'],
        ['lease-up-to-7-years', 'Lease up to 7 years', 'Haya har shekara 7'],
        ['lease-over-7-years', 'Lease over 7 years', 'Haya fiye da shekara 7'],
        ['agreement', 'Agreement', 'Yarjejeniya'],
      ]),
      ask('value', 'Value (of a lease: of a year)', 'Ƙima (na haya: na shekara)', 'money'),
      ask('executed', 'Day of signature', 'Ranar sa hannu', 'date'),
    ],
    rule: { kind: 'formula', law: 'stamp-duty', inputs: { instrument: 'instrument', value: 'value' } },
  },
  {
    code: '12010106',
    ...lawful('Kaduna State Tax (Codification and Consolidation) Law 2020, s. 9(2)'),
    attributes: [year, ask('persons', 'Adult persons', 'Manya', 'number', { least: 1, most: 100_000 })],
    rule: { kind: 'formula', law: 'development-levy', inputs: { persons: 'persons' } },
  },
  {
    code: '12010107',
    ...lawful('Kaduna State Tax Law 2016, ss. 75–85'),
    attributes: [
      ask('establishment', 'Establishment', 'Wurin kasuwanci', 'text'),
      ask('month', 'Month', 'Wata', 'month'),
      ask('sales', 'Sales before VAT', 'Ciniki kafin VAT', 'money'),
    ],
    rule: { kind: 'formula', law: 'consumption-tax', inputs: { sales: 'sales' } },
  },
  {
    code: '12010108',
    ...illustrative,
    attributes: [plot, use, year, ask('value', 'Assessed value', 'Ƙimar da aka tantance', 'money')],
    rule: {
      kind: 'rated',
      by: 'value',
      sliced: true,
      bands: [
        { upTo: naira(10_000_000), ratePpm: 1_000 },
        { upTo: naira(50_000_000), ratePpm: 1_500 },
        { ratePpm: 2_000 },
      ],
    },
  },
  {
    code: '12010109',
    ...lawful('Presumptive tax regulations of 3 March 2026, as the press reported them'),
    attributes: [
      ask('trade', 'Trade', 'Sana’a', 'text'),
      year,
      ask('turnover', 'Turnover of the year', 'Jimillar ciniki na shekara', 'money'),
    ],
    rule: { kind: 'formula', law: 'presumptive-tax', inputs: { turnover: 'turnover' } },
  },
  {
    code: '12020101',
    ...illustrative,
    attributes: [
      plate,
      choice('class', 'Vehicle', 'Abin hawa', [
        ['motorcycle', 'Motorcycle', 'Babur'],
        ['car', 'Car', 'Mota'],
        ['bus', 'Bus', 'Bas'],
        ['lorry', 'Lorry', 'Babbar mota'],
      ]),
      ask('years', 'Years', 'Shekaru', 'number', { least: 1, most: 3 }),
    ],
    rule: {
      kind: 'by-choice',
      by: 'class',
      amounts: amounts(['motorcycle', 2_500], ['car', 6_250], ['bus', 9_000], ['lorry', 15_000]),
      times: 'years',
    },
  },
  {
    code: '12020403',
    ...illustrative,
    attributes: [
      ask('chassis', 'Chassis number', 'Lambar shasi', 'text'),
      choice('plate', 'Plate', 'Lamba', [
        ['private', 'Private', 'Ta kai'],
        ['commercial', 'Commercial', 'Ta haya'],
        ['motorcycle', 'Motorcycle', 'Ta babur'],
      ]),
    ],
    rule: {
      kind: 'by-choice',
      by: 'plate',
      amounts: amounts(['private', 18_750], ['commercial', 18_750], ['motorcycle', 5_000]),
    },
  },
  { code: '12020404', ...illustrative, attributes: [plate], rule: { kind: 'fixed', amountKobo: naira(12_500) } },
  {
    code: '12020401',
    ...lawful('Published answers of the revenue service: business premises'),
    attributes: [ask('premises', 'Name of the premises', 'Sunan wurin', 'text'), year],
    rule: { kind: 'formula', law: 'business-premises-registration', inputs: {} },
  },
  {
    code: '12020402',
    ...lawful('Published answers of the revenue service: business premises'),
    attributes: [ask('premises', 'Name of the premises', 'Sunan wurin', 'text'), year],
    rule: { kind: 'formula', law: 'business-premises-renewal', inputs: {} },
  },
  {
    code: '12020405',
    ...illustrative,
    attributes: [plot, use, ask('application', 'Application number', 'Lambar nema', 'text', { isRequired: false })],
    rule: {
      kind: 'by-choice',
      by: 'use',
      amounts: amounts(
        ['residential', 50_000],
        ['commercial', 150_000],
        ['industrial', 250_000],
        ['agricultural', 30_000],
      ),
    },
  },
  {
    code: '12020406',
    ...illustrative,
    attributes: [
      ask('deed', 'Deed', 'Takardar mallaka', 'text'),
      ask('value', 'Consideration', 'Kuɗin ciniki', 'money', { least: 10_000 }),
    ],
    rule: { kind: 'rated', by: 'value', sliced: false, bands: [{ ratePpm: 30_000 }] },
  },
  {
    code: '12020407',
    ...illustrative,
    attributes: [ask('parcels', 'Parcels', 'Filaye', 'number', { least: 1, most: 50 }), plot],
    rule: { kind: 'fixed', amountKobo: naira(10_000), times: 'parcels' },
  },
  {
    code: '12020901',
    ...illustrative,
    attributes: [plot, year, ask('area', 'Area in m²', 'Faɗi a m²', 'number', { least: 1, most: 10_000_000 })],
    rule: {
      kind: 'banded',
      by: 'area',
      bands: [
        { upTo: 600, amountKobo: naira(6_000) },
        { upTo: 2_500, amountKobo: naira(15_000) },
        { upTo: 10_000, amountKobo: naira(40_000) },
        { amountKobo: naira(120_000) },
      ],
    },
  },
  {
    code: '12020408',
    ...illustrative,
    attributes: [plot, ask('floor', 'Floor area in m²', 'Faɗin gini a m²', 'number', { least: 1, most: 1_000_000 })],
    rule: {
      kind: 'banded',
      by: 'floor',
      bands: [
        { upTo: 150, amountKobo: naira(25_000) },
        { upTo: 500, amountKobo: naira(80_000) },
        { amountKobo: naira(250_000) },
      ],
    },
  },
  {
    code: '12020409',
    ...illustrative,
    attributes: [
      choice('size', 'Size', 'Girma', [
        ['shop', 'Shop sign', 'Alamar shago'],
        ['wall', 'Wall', 'Ta bango'],
        ['billboard', 'Billboard', 'Babban allo'],
      ]),
      ask('signs', 'Signs', 'Alamu', 'number', { least: 1, most: 500 }),
      year,
    ],
    rule: {
      kind: 'by-choice',
      by: 'size',
      amounts: amounts(['shop', 5_000], ['wall', 20_000], ['billboard', 100_000]),
      times: 'signs',
    },
  },
  {
    code: '12020417',
    ...illustrative,
    attributes: [ask('copies', 'Copies', 'Kwafi', 'number', { least: 1, most: 100 })],
    rule: { kind: 'fixed', amountKobo: naira(500), times: 'copies' },
  },
  {
    code: '12020418',
    ...illustrative,
    attributes: [
      ask('student', 'Registration number', 'Lambar rajista', 'text'),
      ask('session', 'Session', 'Zangon karatu', 'text'),
    ],
    rule: { kind: 'entered', leastKobo: naira(1_000), mostKobo: naira(2_000_000) },
  },
  {
    code: '12020420',
    ...illustrative,
    attributes: [ask('candidates', 'Candidates', "'Yan takara", 'number', { least: 1, most: 5_000 })],
    rule: { kind: 'fixed', amountKobo: naira(5_000), times: 'candidates' },
  },
  {
    code: '12020501',
    ...illustrative,
    attributes: [
      plate,
      choice('offence', 'Offence', 'Laifi', [
        ['parking', 'Wrong parking', 'Ajiye mota a inda bai dace ba'],
        ['lights', 'Running a red light', 'Wuce jan haske'],
        ['overloading', 'Overloading', 'Lodi fiye da kima'],
      ]),
    ],
    rule: {
      kind: 'by-choice',
      by: 'offence',
      amounts: amounts(['parking', 5_000], ['lights', 10_000], ['overloading', 25_000]),
    },
  },
];
