import { taxOffices } from './collectors.ts';

/**
 * Town and local government (official ids 1–23) of each area tax office. Street addresses and hours are on no official list:
 * both are marked illustrative and are the administrator's to replace.
 */
const places: Readonly<Record<string, readonly [lgaId: number | null, address: string]>> = {
  'Kakuri East': [10, 'Kakuri, Kaduna'],
  'Tudun Wada': [10, 'Tudun Wada, Kaduna'],
  'Kakuri West': [10, 'Kakuri, Kaduna'],
  Kafanchan: [7, 'Kafanchan'],
  Zaria: [23, 'Zaria City'],
  Kawo: [9, 'Kawo, Kaduna'],
  'Doka East': [9, 'Doka, Kaduna'],
  'Doka West': [9, 'Doka, Kaduna'],
  Zonkwa: [22, 'Zonkwa'],
  Kachia: [8, 'Kachia'],
  Jere: [11, 'Jere'],
  'Birnin Gwari': [1, 'Birnin Gwari'],
  Turunku: [4, 'Turunku'],
  Giwa: [3, 'Giwa'],
  Makarfi: [18, 'Makarfi'],
  Ikara: [5, 'Ikara'],
  Soba: [21, 'Maigana'],
  Saminaka: [17, 'Saminaka'],
  Kaura: [13, 'Kaura'],
  Kauru: [14, 'Kauru'],
  Kudan: [16, 'Hunkuyi'],
  Kajuru: [12, 'Kajuru'],
  Kubau: [15, 'Anchau'],
  'Rigasa Mini': [4, 'Rigasa'],
  'Sabo Mini': [2, 'Sabon Tasha'],
  Kwoi: [6, 'Kwoi'],
  'Sabon Gari': [19, 'Sabon Gari, Zaria'],
  Abuja: [null, 'Abuja, Federal Capital Territory'],
  'KADIRS HQ': [9, 'Kaduna'],
  Lagos: [null, 'Lagos'],
  Sanga: [20, 'Gwantu'],
};

export const officePlaces = taxOffices.map(({ id, name }) => {
  const [lga_id, address] = places[name] ?? [null, ''];
  return { office_id: id, lga_id, address, is_illustrative: true };
});

const week = [
  ...[1, 2, 3, 4].map((weekday) => ({ weekday, opens_at: '08:00', closes_at: '16:00' })),
  { weekday: 5, opens_at: '08:00', closes_at: '13:00' },
];

export const officeHours = taxOffices.flatMap(({ id }) => week.map((hours) => ({ office_id: id, ...hours })));

const fixedHolidays = [
  ['01-01', 'New Year’s Day', 'Ranar Sabuwar Shekara'],
  ['05-01', 'Workers’ Day', 'Ranar Ma’aikata'],
  ['06-12', 'Democracy Day', 'Ranar Dimokuraɗiyya'],
  ['10-01', 'Independence Day', 'Ranar ’Yancin Kai'],
  ['12-25', 'Christmas Day', 'Ranar Kirsimeti'],
  ['12-26', 'Boxing Day', 'Ranar Boxing Day'], // native reviewer: a Hausa name for Boxing Day
] as const;

/** Of the Public Holidays Act, where the calendar fixes them; those that follow the moon are entered when they are announced. */
const easter = [
  ['2027-03-26', 'Good Friday', 'Jumma’a Mai Kyau'],
  ['2027-03-29', 'Easter Monday', 'Litinin ta Ista'],
  ['2028-04-14', 'Good Friday', 'Jumma’a Mai Kyau'],
  ['2028-04-17', 'Easter Monday', 'Litinin ta Ista'],
] as const;

export const publicHolidays = [
  ...[2026, 2027, 2028].flatMap((year) =>
    fixedHolidays.map(([day, en, ha]) => ({ day: `${year}-${day}`, name: { en, ha } })),
  ),
  ...easter.map(([day, en, ha]) => ({ day, name: { en, ha } })),
];
