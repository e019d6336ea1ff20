export const messages = {
  greetings: { morning: 'Good morning', afternoon: 'Good afternoon', evening: 'Good evening' },
  loading: 'Loading your account',
  failed: 'Your account could not be read.',
  owed: 'You owe now',
  nothingOwed: 'You owe nothing',
  nothingOwedText: 'Every bill of yours is paid. Raise one yourself whenever you have something to pay.',
  overdue: (amount: string, count: number) =>
    count === 1 ? `${amount} is overdue:` : `${amount} is overdue, ${count} bills:`,
  overdueText: 'renew first, then pay.',
  dueBy: (day: string, count: number) =>
    count === 1 ? `Pay by ${day}.` : `${count} bills to pay, the first by ${day}.`,
  dueSince: (day: string, count: number) =>
    count === 1 ? `Was due on ${day}.` : `${count} bills to pay; the first was due on ${day}.`,
  beingChecked: (count: number) =>
    count === 1
      ? 'For 1 of them a payment is being checked: please do not pay it again.'
      : `For ${count} of them a payment is being checked: please do not pay them again.`,
  pay: (amount: string) => `Pay ${amount}`,
  choose: 'Choose what to pay',
  generate: 'Generate an invoice',
  deadlines: 'Next deadlines',
  noDeadlines: 'Nothing waits for you.',
  allInvoices: 'All invoices',
  daysLate: (days: number) => (days === 1 ? '1 day late' : `${days} days late`),
  daysLeft: (days: number) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`),
  receipts: 'Last receipts',
  noReceipts: 'Your receipts will stand here.',
  history: 'Payment History',
  paid: 'Paid ✓',
  underWay: 'Payments under way',
  underReview: (amount: string, count: number) =>
    count === 1 ? `${amount} received, under review` : `${amount} received for ${count} bills, under review`,
  whereIsMyMoney: 'Where is my money?',
  paidIn: (year: string) => `Paid in ${year}`,
  receiptsCount: (count: number) => (count === 1 ? '1 receipt.' : `${count} receipts.`),
  statement: 'Statement for the year',
  toFile: 'To file next',
  isDue: (day: string) => `Due ${day}`,
  wasDue: (day: string) => `Was due ${day}`,
  allReturns: 'All returns',
  calendar: 'Calendar of duties',
  firstTitle: 'Welcome. You have no bills yet',
  firstText:
    'Here you will see what you owe, by when, and every receipt for as long as you need it. Three things people begin with:',
  firstSteps: [
    {
      title: 'Raise a bill yourself',
      text: 'Choose the ministry, department or agency and what you pay for. The amount is worked out with you.',
      to: '/user/generate-invoice',
      action: 'Generate an invoice',
    },
    {
      title: 'Pay a bill you were given',
      text: 'With the reference on it, whoever it is for.',
      to: '/',
      action: 'Enter a bill reference',
    },
    {
      title: 'Look over your details',
      text: 'They stand on every bill and receipt.',
      to: '/user/settings',
      action: 'Open your profile',
    },
  ],
};
