/** Hotels and guest houses of a list of the Tourism Board that nobody of the demonstration's register is. */
export const hotelsFound = [
  {
    name: 'Sample Savannah Guest House',
    phone: '08030007101',
    address: 'Sokoto Road 14',
    rooms: 24,
    nightNaira: 18_500,
  },
  { name: 'Sample Crocodile Inn', phone: '08030007102', address: 'Airport Road 3', rooms: 40, nightNaira: 27_000 },
  { name: 'Sample Kufena View Hotel', phone: '08030007103', address: 'Kufena 22', rooms: 16, nightNaira: 12_000 },
  { name: 'Sample Baobab Lodge', phone: '08030007104', address: 'Jos Road 9', rooms: 31, nightNaira: 15_000 },
  {
    name: 'Sample Tudun Wada Rest House',
    phone: '08030007105',
    address: 'Tudun Wada 41',
    rooms: 12,
    nightNaira: 8_000,
  },
  { name: 'Sample Station Hotel', phone: '08030007106', address: 'Station Road 2', rooms: 55, nightNaira: 31_500 },
] as const;

/** What people told: where, about whom, and what they saw. */
export const tipsTold = [
  {
    ...{ kind: 'untaxed-activity', about: 'Sample Event Centre', place: 'Behind the old market' },
    words: 'There is a wedding each weekend, the hall is paid in cash, and nobody has ever seen a receipt.',
  },
  {
    ...{ kind: 'false-collector', about: '', place: 'Motor park, gate 2' },
    words: 'Two men with paper badges take five hundred naira from each driver in the morning and give no receipt.',
  },
] as const;
