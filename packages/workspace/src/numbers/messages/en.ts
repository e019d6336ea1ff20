export const messages = {
  // A figure
  figures: 'Figures',
  hideFigures: 'Hide figures',
  picture: 'Picture',
  pictureOf: (title: string) => `Picture of ${title}`,
  figuresOf: (title: string) => `Figures of ${title}`,
  png: 'PNG, for slides',
  svg: 'SVG, for print',
  csv: 'Figures as CSV',
  loading: (title: string) => `Reading: ${title}`,
  failed: 'The figures could not be read.',
  retry: 'Try again',
  refused: 'These figures are not for your role.',
  empty: 'Nothing in these days.',
  noFigure: 'no figure',
  unknown: 'not known',
  noOffice: 'No office yet',
  keys: 'Arrow keys move, Home and End go to the ends',
  total: 'Total',
  share: 'Share',
  asOf: (time: string) => `as of ${time}`,
  ofMoment: (moment: string) => `of ${moment}`,
  lost: 'No connection: these are the last figures. They are read again by themselves.',
  lostAtOnce: 'No connection. The figures are read as soon as there is one.',
  print: 'Print',
  counts: (figure: string) => `What this counts: ${figure}`,
  ofPeriod: (period: string, time: string) => `${period}, as of ${time}`,
  rest: (count: number) => `${count} others`,

  // Closed months
  afterClosing: (amount: string) => `${amount} of it was booked after the month was closed`,

  // Change
  moreThan: (change: string, before: string) => `${change} more than ${before}`,
  lessThan: (change: string, before: string) => `${change} less than ${before}`,
  sameAs: (before: string) => `the same as ${before}`,
  on: (before: string) => `on ${before}`,
  noneBefore: (before: string) => `nothing on ${before}`,

  // Comparison
  against: 'Compare with',
  previous: 'The days before',
  'last-year': 'The same days last year',
  againstShort: 'against',

  // Time
  weekday: 'Day',
  hour: 'Hour',
  weekdays: 'Mon Tue Wed Thu Fri Sat Sun',
  period: 'Period',

  // Legends
  none: '0',
  place: 'LGA',
  change: 'Change',

  // Cards
  collected: 'Collected',
  billed: 'Billed',
  receipts: 'Receipts',
  bills: 'Bills',
  owed: 'Owed',
  age: 'Billed',
  isNew: 'new',
  notTold: 'withheld',
  few: 'Withheld: fewer than five payers',
  partly: (name: string) => `${name} (some months withheld)`,
  withheld:
    'Withheld are parts of fewer than five payers, what would tell them by subtraction, and the parts of a month that is not over.',
  fewTimes: (sum: string) =>
    `Withheld, so not drawn: times of fewer than five payers, and a month that is not over; together ${sum}.`,
  fewHours: 'Hatched hours are withheld: fewer than five payers, or a month that is not over.',
  fewPlaces: (share: string) => `${share} is withheld: LGAs of fewer than five payers, and a month that is not over.`,
  collectedBy: { day: 'Collected by day', week: 'Collected by week', month: 'Collected by month' },
  collectedFrom: {
    mda: 'Collected by MDA',
    head: 'Collected by revenue head',
    office: 'Collected by tax office',
    lga: 'Collected by LGA',
    category: 'Collected by taxpayer category',
    'expert-system': 'Collected by expert system',
    'engine-code': 'Collected by engine code',
    channel: 'Collected by channel',
    gateway: 'Collected by gateway',
  },
  billedTo: {
    mda: 'Billed by MDA',
    head: 'Billed by revenue head',
    office: 'Billed by tax office',
    lga: 'Billed by LGA',
    category: 'Billed by taxpayer category',
    'expert-system': 'Billed by expert system',
    'engine-code': 'Billed by engine code',
    channel: 'Billed by channel',
    gateway: 'Billed by gateway',
  },
  dimensions: {
    mda: 'MDA',
    head: 'Revenue head',
    office: 'Tax office',
    lga: 'LGA',
    category: 'Category',
    'expert-system': 'Expert system',
    'engine-code': 'Engine code',
    channel: 'Channel',
    gateway: 'Gateway',
  },
  heldAgainst: (before: string) => `against ${before}`,
  collectedSum: (sum: string) => `${sum} collected.`,
  collectedChange: (sum: string, change: string, isMore: boolean, before: string) =>
    `${sum} collected, ${change} ${isMore ? 'more' : 'less'} than ${before}.`,
  bestOf: (when: string, sum: string) => `The most in one go: ${when}, ${sum}.`,
  brings: (who: string, share: string) => `${who} brings ${share}.`,
  firstThree: (share: string) => `The first three together ${share}.`,
  byHour: 'Payments by weekday and hour',
  byHourNote: 'receipts less voids, time of Lagos',
  busiest: (when: string, count: string) => `Busiest: ${when}, ${count} payments in the period.`,
  unpaidByAge: 'Unpaid by age',
  morningOf: (day: string) => `as on the morning of ${day}`,
  noMorning: 'Counted each night; the first count is not done yet.',
  target: 'Target',
  ofNow: 'as it is now',
  notOfPayments: 'Not known by channel or gateway: bills have none before they are paid.',
  nothingOwed: 'Nothing is owed.',
  olderShare: (share: string) => `${share} is over 90 days old.`,
  olderThanSixYears: (count: string) => `${count} bills are older than six years.`,
  otherAges: 'Withheld: ages of fewer than five who owe',
  ages: ['0–30 days ago', '31–90', '91–180', '181–365', '1–3 years', '3–6 years', 'over 6 years'],
  byPlace: 'by the place of the payer when billed',
  byPlaceAgainst: (before: string) => `by the place of the payer when billed; ▲▼ % on ${before}`,
  payersTitle: 'Taxpayers, from registered to paid',
  payersNote: 'of bills issued in the period',
  stage: 'Stage',
  taxpayers: 'Taxpayers',
  ofRegistered: 'Of registered',
  stages: { registered: 'Registered', billed: 'Billed', paying: 'Paid something', 'paid-in-full': 'Paid everything' },
  paidInFull: (share: string) => `${share} of those billed have paid everything.`,
  paidSome: (share: string) => `${share} have paid at least one bill.`,
  timeToPay: 'From bill to payment',
  timeToPayNote: 'receipts of the period that stand',
  median: (days: string) =>
    days === '0' ? 'half on the same day' : days === '1' ? 'half within a day' : `half within ${days} days`,
  paidAfter: 'Paid',
  times: ['the same day', '1–7 days later', '8–30', '31–90', 'after 90 days'],
  withinAWeek: (share: string) => `${share} is paid within a week of its bill.`,
  elsewhere: (share: string) => `${share} comes from other places, or from bills without a place.`,
};

type Widened<M> = {
  readonly [K in keyof M]: M[K] extends string
    ? string
    : M[K] extends (...values: infer V) => string
      ? (...values: V) => string
      : M[K] extends readonly string[]
        ? readonly string[]
        : { readonly [P in keyof M[K]]: string };
};

/** The texts; a translation has the same keys and the same values. */
export type NumbersMessages = Widened<typeof messages>;
