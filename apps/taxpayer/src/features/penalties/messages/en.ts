export const messages = {
  title: 'Penalties',
  lead: 'Penalties and interest that were charged for lateness: the rule, the days and the rate of each amount.',
  papers: 'Papers',
  loading: 'Loading your penalties',
  none: 'You have no penalties.',
  noneText:
    'What was due and is late is told on your returns. A penalty is charged after two persons have looked at it.',
  ofPeriod: (duty: string, day: string) => `${duty}, from ${day}`,
  dueOn: 'Due on',
  doneOn: 'Done on',
  untilOn: 'Missing, reckoned until',
  left: 'To pay',
  remitted: 'Remitted',
  remittedOn: (day: string, answer: string) => `Remitted on ${day}: ${answer}`,
  computation: 'How it is reckoned',
  pay: 'Open the bill and pay',
  receipt: 'Open the receipt',
  disagree: 'If there was a good cause, write to your tax office: a penalty or its interest can be remitted.',
  write: 'Write to us',
};
export type PenaltiesMessages = typeof messages;
