import type { Draw } from './drawing.ts';

/** What a list, or the register, says of somebody. Empty: it says nothing. */
export interface Said {
  readonly name: string;
  readonly phone: string;
  /** Eleven digits; the register keeps no more of it than a keyed digest. */
  readonly identityNumber: string;
  readonly tpui: string;
  readonly rcNumber: string;
  readonly address: string;
  readonly lga: string;
}

const firstNames = [
  ...[
    'Aisha',
    'Yusuf',
    'Ibrahim',
    'Fatima',
    'Abubakar',
    'Usman',
    'Zainab',
    'Muhammad',
    'Grace',
    'Emmanuel',
    'Blessing',
    'Chinedu',
  ],
  ...[
    'Ngozi',
    'Hauwa',
    'Sadiq',
    'Maryam',
    'Danladi',
    'Rahila',
    'Bitrus',
    'Ladi',
    'Kabiru',
    'Sani',
    'Halima',
    'Tanko',
    'Esther',
  ],
  ...[
    'Joseph',
    'Adamu',
    'Binta',
    'Umar',
    'Safiya',
    'Garba',
    'Rukayya',
    'Istifanus',
    'Lydia',
    'Nuhu',
    'Asabe',
    'Yakubu',
    'Deborah',
  ],
];
const lastNames = [
  ...[
    'Bello',
    'Danjuma',
    'Okafor',
    'Sule',
    'Mohammed',
    'Yakubu',
    'Aliyu',
    'Garba',
    'Audu',
    'Bako',
    'Shehu',
    'Lawal',
    'Ayuba',
  ],
  ...[
    'Gambo',
    'Maikudi',
    'Kaura',
    'Tukur',
    'Zubairu',
    'Gwamna',
    'Kure',
    'Adeyemi',
    'Eze',
    'Nwosu',
    'Waziri',
    'Magaji',
    'Jatau',
  ],
  ...[
    'Dogo',
    'Barde',
    'Katung',
    'Balarabe',
    'Makarfi',
    'Sambo',
    'Idris',
    'Haruna',
    'Musa',
    'Dauda',
    'Markus',
    'Ishaku',
    'Sarki',
  ],
];
const ownNames = [
  ...[
    'Zuma',
    'Kajuru',
    'Arewa',
    'Crocodile',
    'Gurara',
    'Sardauna',
    'Nok',
    'Kagoro',
    'Barnawa',
    'Tudun',
    'Royal',
    'Savanna',
  ],
  ...[
    'Matsirga',
    'Rigasa',
    'Unity',
    'Golden',
    'Lugard',
    'Kamuku',
    'Sabon',
    'Hamdala',
    'Alheri',
    'Amana',
    'Nasara',
    'Albarka',
  ],
];
const secondNames = [
  'Gate',
  'Star',
  'Crown',
  'Rock',
  'Palm',
  'River',
  'Sun',
  'Trust',
  'Prime',
  'Link',
  'Point',
  'Heritage',
];
export const trades = [
  'Hotel',
  'Guest House',
  'Stores',
  'Transport',
  'Foods',
  'Farms',
  'Pharmacy',
  'Motors',
  'Bakery',
  'Suites',
];
const streets = [
  'Ahmadu Bello Way',
  'Constitution Road',
  'Yakowa Road',
  'Golf Course Road',
  'Sokoto Road',
  'Poly Road',
  'Lagos Street',
  'Ibadan Street',
];
export const lgas = [
  'Kaduna North',
  'Kaduna South',
  'Zaria',
  'Sabon Gari',
  'Chikun',
  'Igabi',
  'Jaba',
  'Kagarko',
  'Kauru',
  'Lere',
  'Soba',
  'Makarfi',
];

export const phone = (draw: Draw) => `0${draw.of(['803', '806', '705', '812', '903'])}${draw.digits(7)}`;
export const tpui = (draw: Draw) => `KD-${draw.digits(4)}-${draw.digits(4)}-${draw.digits(2)}`;
export const identityNumber = (draw: Draw) => `${1 + draw.below(9)}${draw.digits(10)}`;
export const firstName = (draw: Draw) => draw.of(firstNames);
const lastName = (draw: Draw) => draw.of(lastNames);
export const address = (draw: Draw) => `No. ${1 + draw.below(180)} ${draw.of(streets)}`;

/** Somebody as the register has them. */
export function person(draw: Draw): Said {
  const middle = draw.inHundred(50) ? ` ${firstName(draw)}` : '';
  return {
    name: `${firstName(draw)}${middle} ${lastName(draw)}`,
    ...{ phone: phone(draw), identityNumber: identityNumber(draw), tpui: tpui(draw), rcNumber: '' },
    ...{ address: address(draw), lga: draw.of(lgas) },
  };
}

/** A company as the register has it. */
export function company(draw: Draw): Said {
  return {
    name: `${draw.of(ownNames)} ${draw.of(secondNames)} ${draw.of(trades)} ${draw.of(['Ltd', 'Limited'])}`,
    ...{ phone: phone(draw), identityNumber: '', tpui: tpui(draw), rcNumber: `RC${100_000 + draw.below(1_800_000)}` },
    ...{ address: address(draw), lga: draw.of(lgas) },
  };
}
