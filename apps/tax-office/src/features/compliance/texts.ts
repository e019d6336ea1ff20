export const texts = {
  heads: { en: 'Paid in time, by revenue head', ha: 'An biya a kan lokaci, bisa tushen kuɗin shiga' },
  categories: { en: 'Paid in time, by category', ha: 'An biya a kan lokaci, bisa rukuni' },
  note: {
    en: 'in time: within the first three months of a bill',
    ha: 'a kan lokaci: cikin watanni uku na farko na bil',
  },
  head: { en: 'Revenue head', ha: 'Tushen kuɗin shiga' },
  category: { en: 'Category', ha: 'Rukuni' },
  inTime: { en: 'In time', ha: 'A kan lokaci' },
  late: { en: 'Late', ha: 'A makare' },
  overdue: { en: 'Overdue', ha: 'Ya wuce lokaci' },
  waiting: { en: 'Not due yet', ha: 'Lokaci bai yi ba' },
  ofBills: {
    en: 'of the bills of this period were paid in time',
    ha: 'na bil na wannan lokaci an biya su a kan lokaci',
  },
  overdueMore: { en: 'are overdue', ha: 'sun wuce lokaci' },
  nonPayers: { en: 'Who owes, with their unpaid bills', ha: 'Waɗanda ake bi, da bil ɗinsu da ba a biya ba' },
  nonFilers: {
    en: 'Who did not file, with the amount expected',
    ha: 'Waɗanda ba su gabatar ba, da adadin da ake tsammani',
  },
} as const;
