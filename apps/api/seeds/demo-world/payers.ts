import type { Random } from './random.ts';

export interface Payer {
  readonly tpui: string;
  /** Of `taxpayer_categories`: 1 individual, 2 corporate, 3 state agency, 4 federal agency. */
  readonly categoryId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly taxOfficeId: number;
}

export const firstNames = [
  'Amina',
  'Abubakar',
  'Aisha',
  'Aliyu',
  'Asabe',
  'Bala',
  'Binta',
  'Bitrus',
  'Blessing',
  'Chinedu',
  'Danjuma',
  'Deborah',
  'Emeka',
  'Esther',
  'Fatima',
  'Garba',
  'Grace',
  'Habiba',
  'Hadiza',
  'Halima',
  'Haruna',
  'Ibrahim',
  'Idris',
  'Ishaku',
  'Jamila',
  'Joseph',
  'Kabiru',
  'Kande',
  'Ladi',
  'Laraba',
  'Lydia',
  'Maryam',
  'Murtala',
  'Musa',
  'Nafisa',
  'Ngozi',
  'Nuhu',
  'Rabi',
  'Rahila',
  'Ruth',
  'Sadiya',
  'Sa’adatu',
  'Samaila',
  'Samuel',
  'Sani',
  'Suleiman',
  'Tanko',
  'Tunde',
  'Umar',
  'Usman',
  'Victor',
  'Yahaya',
  'Yakubu',
  'Yusuf',
  'Zainab',
  'Zakari',
  'Ɗanladi',
  'Ƙasimu',
] as const;

export const lastNames = [
  'Abdullahi',
  'Abubakar',
  'Adamu',
  'Adeyemi',
  'Aliyu',
  'Audu',
  'Auta',
  'Bako',
  'Bala',
  'Bawa',
  'Bello',
  'Bulus',
  'Dauda',
  'Dogara',
  'Eze',
  'Gambo',
  'Garba',
  'Gwamna',
  'Haruna',
  'Hassan',
  'Ibrahim',
  'Idris',
  'Inuwa',
  'Isa',
  'Ishaya',
  'Jatau',
  'Jibril',
  'Kato',
  'Kure',
  'Lawal',
  'Maigari',
  'Maikano',
  'Makama',
  'Mohammed',
  'Musa',
  'Ndah',
  'Obi',
  'Okafor',
  'Sambo',
  'Sani',
  'Shehu',
  'Suleiman',
  'Tanimu',
  'Tukur',
  'Umar',
  'Usman',
  'Waziri',
  'Yakubu',
  'Yero',
  'Yusuf',
  'Zubairu',
] as const;

const places = [
  'Arewa',
  'Barnawa',
  'Dutsen',
  'Gonin Gora',
  'Gurara',
  'Kaduna River',
  'Kagoro Hills',
  'Kasuwa',
  'Kufena',
  'Kwangila',
  'Nok',
  'Rigachikun',
  'Samaru',
  'Savanna',
  'Tudun Wada',
  'Unguwan Rimi',
  'Zangon',
  'Zazzau',
] as const;

const trades = [
  'Agro Processing Ltd',
  'Block Industry',
  'Clinic and Maternity',
  'Construction Company Ltd',
  'Filling Station',
  'Foods Ltd',
  'Haulage Nigeria Ltd',
  'Hotel and Suites',
  'International School',
  'Microfinance Bank Ltd',
  'Mining Company Ltd',
  'Pharmacy',
  'Poultry Farms',
  'Printing Press',
  'Supermarket',
  'Telecoms Ltd',
  'Textiles Ltd',
  'Tannery Ltd',
] as const;

const agencies: Readonly<Record<3 | 4, readonly string[]>> = {
  3: [
    'Kaduna State Water Corporation',
    'Kaduna State Media Corporation',
    'Kaduna Markets Development Company',
    'Kaduna State Library Board',
  ],
  4: [
    'Federal Medical Outreach Office',
    'Federal Roads Zonal Office',
    'National Seeds Field Office',
    'Federal Survey Zonal Office',
  ],
};

const streets = [
  'Ahmadu Bello Way',
  'Ali Akilu Road',
  'Constitution Road',
  'Independence Way',
  'Isa Kaita Road',
  'Kachia Road',
  'Katuru Road',
  'Lagos Street',
  'Nnamdi Azikiwe Expressway',
  'Sokoto Road',
  'Sultan Road',
  'Yakubu Gowon Way',
] as const;

/** Office, the town of its payers, and how much of the state's business it sees. */
const offices: readonly (readonly [office: { readonly id: number; readonly town: string }, weight: number])[] = [
  [{ id: 38, town: 'Kaduna' }, 14],
  [{ id: 8, town: 'Kaduna' }, 11],
  [{ id: 9, town: 'Kaduna' }, 10],
  [{ id: 7, town: 'Kawo' }, 8],
  [{ id: 2, town: 'Kakuri' }, 8],
  [{ id: 4, town: 'Kakuri' }, 6],
  [{ id: 3, town: 'Tudun Wada' }, 6],
  [{ id: 27, town: 'Rigasa' }, 4],
  [{ id: 28, town: 'Sabo' }, 4],
  [{ id: 6, town: 'Zaria' }, 9],
  [{ id: 32, town: 'Sabon Gari' }, 7],
  [{ id: 5, town: 'Kafanchan' }, 5],
  [{ id: 20, town: 'Saminaka' }, 2],
  [{ id: 12, town: 'Kachia' }, 2],
  [{ id: 18, town: 'Ikara' }, 1],
  [{ id: 16, town: 'Giwa' }, 2],
  [{ id: 14, town: 'Birnin Gwari' }, 1],
  [{ id: 13, town: 'Jere' }, 2],
  [{ id: 11, town: 'Zonkwa' }, 2],
  [{ id: 15, town: 'Turunku' }, 2],
  [{ id: 17, town: 'Makarfi' }, 1],
  [{ id: 19, town: 'Soba' }, 1],
  [{ id: 21, town: 'Kaura' }, 1],
  [{ id: 22, town: 'Kauru' }, 1],
  [{ id: 23, town: 'Kudan' }, 1],
  [{ id: 24, town: 'Kajuru' }, 1],
  [{ id: 25, town: 'Kubau' }, 1],
  [{ id: 31, town: 'Kwoi' }, 1],
  [{ id: 40, town: 'Gwantu' }, 1],
  [{ id: 33, town: 'Abuja' }, 3],
  [{ id: 39, town: 'Lagos' }, 3],
];

/** The people and organisations of the demonstration. Addresses of e-mail are reserved ones: nothing can reach anybody. */
export function makePayers(random: Random, count: number): Payer[] {
  return Array.from({ length: count }, (_, index) => {
    const categoryId = random.weighted([
      [1, 70],
      [2, 26],
      [3, 2.5],
      [4, 1.5],
    ] as const);
    const office = random.weighted(offices);
    const { firstName, lastName } = nameOf(random, categoryId);
    const mailbox = `${firstName} ${lastName}`
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z]+/g, '.')
      .replace(/^\.|\.$/g, '');
    return {
      tpui: `KD-${digits(random, 4)}-${digits(random, 4)}-${digits(random, 2)}`,
      categoryId,
      firstName,
      lastName,
      email: `${mailbox}${index}@example.${random.pick(['com', 'org', 'net'])}`,
      phone: `0800${digits(random, 7)}`,
      address: `${random.int(1, 180)} ${random.pick(streets)}, ${office.town}`,
      taxOfficeId: office.id,
    };
  });
}

function nameOf(random: Random, categoryId: 1 | 2 | 3 | 4): Pick<Payer, 'firstName' | 'lastName'> {
  if (categoryId === 1) return { firstName: random.pick(firstNames), lastName: random.pick(lastNames) };
  if (categoryId === 2) return { firstName: `${random.pick(places)} ${random.pick(trades)}`, lastName: '' };
  return { firstName: random.pick(agencies[categoryId]), lastName: '' };
}

function digits(random: Random, count: number): string {
  return String(random.int(0, 10 ** count - 1)).padStart(count, '0');
}
