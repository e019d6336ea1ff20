export const messages = {
  title: 'Dashboard',
  today: 'The figures of the period',
  raised: 'Invoices raised',
  collected: 'Collected',
  outstanding: 'Outstanding',
  underReview: 'Received, under review',
  settlement: 'Settlement pending',
  registered: 'Registered taxpayers',
  bills: (count: string) => `${count} bills`,
  receipts: (count: string) => `${count} receipts`,
  cases: (count: string) => `${count} cases`,
  all: 'The register',
  ofBilled: (share: string) => `${share} of what was billed`,
  notCollected: 'held today, of whatever day',
  notOfPayments: 'not known by channel or gateway',
  wholeState: 'known of the whole state only',
  pendingOn: 'today, of all days',
  overdue: (amount: string) => `${amount} of it overdue`,
  awaited: 'Awaited',
  newOnes: (count: string) => `${count} new in the period`,
  newByFilter: 'by office, LGA and category',
  fewTitle: (active: number, wanted: number) =>
    active === 1
      ? `There is one active SuperAdmin; there should be ${wanted}`
      : `There are ${active} active SuperAdmins; there should be ${wanted}`,
  fewText: 'What takes two of them stops when one is away. Propose another one; alone, ask whoever runs the server.',
  fewPropose: 'Propose one under Users',
};
