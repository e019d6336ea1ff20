export const messages = {
  howText:
    'Choose a spreadsheet (XLSX or CSV), or paste its rows with their headings. Amounts in naira. It is read on this device: nothing is sent until the rows are good.',
  chooseFile: 'Choose a spreadsheet',
  reading: 'Reading. Please wait...',
  macros: 'This file holds macros, which are not opened. Save the sheet as XLSX or CSV and choose that file.',
  unusedTitle: (headings: string) => `Not used: ${headings}`,
  unusedText:
    'Nothing is taken from these columns of your list. If one of them lowers the tax, say which column it is.',
  changeColumns: 'Change columns',
  changeText: 'The list is read again with other columns; what you mended in it is lost.',
  columnsTitle: 'Which column is which?',
  columnsText: 'Say it once: it is remembered for your next months.',
  columnsUse: 'Read the rows with these columns',
  noColumn: 'Not in this list',
  template: 'Template (CSV)',
  paste: 'Or paste the rows here',
  read: 'Read the rows',
  unreadable:
    'This is no spreadsheet that can be read. Save it as XLSX without a password, or as CSV (UTF-8), and choose that file.',
  tooLarge:
    'The file is too large for one schedule, or has values far outside of it. Copy the rows into a new sheet, or divide it.',
  tooManyRows: (most: string) => `One schedule holds ${most} rows. Write to your tax office about a larger one.`,
  judging: (count: number) => `Checking ${count} rows. Please wait...`,
  sent: (sent: number, all: number) => `${sent} of ${all} rows are sent. Please wait...`,
  noRows: 'There are headings and no rows below them.',
  columnsMissing: (columns: string) => `These columns are missing: ${columns}. Head them as in the template.`,
  wrongRows: (count: number) => (count === 1 ? '1 row must be mended' : `${count} rows must be mended`),
  wrongText: 'Mend them here. The good rows wait.',
  shownFirst: (shown: number) => `The first ${shown} are shown; the next come as these are mended.`,
  noneWrong: (count: number) => (count === 1 ? '1 row is read and good' : `${count} rows are read and good`),
  line: 'Line',
  mended: 'Mended',
  cell: (line: number, column: string) => `Line ${line}, ${column}`,
  park: 'Leave these rows out',
  parkedTitle: (count: number) => (count === 1 ? '1 row is left out' : `${count} rows are left out`),
  parkedText: 'They are kept with this schedule and neither filed nor billed. Mend them and file them as an amendment.',
  parkMost: (most: number) => `At most ${most} rows can be left out. Mend the others here or in the list.`,
  leftOutMore: (count: number) => `and ${count} more, which the file has`,
  addLeftOut: (count: number) =>
    count === 1 ? 'Add the row that is left out' : `Add the ${count} rows that are left out`,
  dropLeftOut: (count: number) =>
    count === 1 ? 'The row left out before is in this list' : `The ${count} rows left out before are in this list`,
  notKept: 'This list is too long to be kept on this device: what you mend is lost if you leave before it is saved.',
  saveParked: 'Download what is left out (CSV)',
  save: 'Save and compute',
  saving: 'Computing. Please wait...',
  saved: 'The schedule is saved and computed',
  saveFailed: 'Nothing was saved. Try again shortly',
  late: 'Late',
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  lateBy: {
    open: {
      return: (days: string) => `Not filed, ${days} late`,
      payment: (days: string) => `Not paid, ${days} late`,
    },
    over: {
      return: (days: string) => `Filed ${days} late`,
      payment: (days: string) => `Paid ${days} late`,
    },
  },
  lateText: (penalty: string, interest: string, source: string) =>
    `By the law the penalty comes to ${penalty} today and the interest to ${interest} (${source}). They are told here, not billed with the month.`,
  lateOverText: (penalty: string, interest: string, source: string) =>
    `By the law the penalty for it is ${penalty} and the interest ${interest} (${source}). They are told here, not billed with the month.`,
  replaces: (amount: string) =>
    `Bills of ${amount} that nobody has paid are cancelled when you file: what is due is billed in their place.`,
  replaced: (amount: string) =>
    `Bills of ${amount} that nobody had paid were cancelled: this version takes their place.`,
  over: (amount: string) =>
    `${amount} more is paid than is due now. It is not given back by itself: show your tax office this amendment, and ask for it.`,
  overDecided: (amount: string) =>
    `${amount} more is paid than is due now. When you file, two persons of the service decide whether it becomes your credit.`,
  queriesFailed: 'The questions of your tax office could not be read.',
  queryTitle: 'Your tax office asks',
  wholeSchedule: 'the whole schedule',
  queryStates: { asked: 'Answer it', answered: 'Answered', settled: 'Settled', withdrawn: 'Taken back' },
  sides: { office: 'Tax office', employer: 'You' },
  answer: 'Send the answer',
  answerAbout: (about: string) => `Your answer about ${about}`,
  answering: 'Sending. Please wait...',
  answered: 'Your answer is with your tax office',
  answerFailed: 'Your answer was not sent. Try again shortly',
  cancel: 'Cancel',
  scheduleFailed: 'The schedule could not be read.',
  credit: {
    waiting: (amount: string) => `Credit of ${amount} awaits a decision`,
    granted: (amount: string) => `Credit of ${amount} was granted`,
    refused: (amount: string) => `Credit of ${amount} was refused`,
    returned: (amount: string) => `Credit of ${amount} was taken back`,
  },
  creditWaitingText:
    'You paid more for this month than it owes now. Two persons of the service decide, and you are told.',
  creditReason: 'The reason',
  creditLink: 'Your credit, and the bills it can pay',
  creditReturnedText: 'The payment behind it went back.',
};
