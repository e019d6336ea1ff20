export const messages = {
  loading: 'Loading the payment',
  failed: 'This payment could not be read.',
  notFound: 'There is no such payment of yours',
  notFoundText: 'Choose it from your attempts to pay.',
  next: 'What happens next.',
  steps: 'What happened so far',
  begunBy: (name: string) => `Begun for the payer by ${name}`,
  reference: 'Payment reference',
  theBills: 'See the bills of this payment',
  theBill: 'Open the bill',
  askUs: 'Ask us about this payment',
  statement: 'Download signed statement',
  statementFailed: 'The statement could not be downloaded. Try again shortly',
  asked: (times: number, when: string) =>
    times === 1 ? `We asked the provider once, on ${when}.` : `We asked the provider ${times} times, last on ${when}.`,
  askAgain: (when: string) => `We ask again on ${when}.`,
};
