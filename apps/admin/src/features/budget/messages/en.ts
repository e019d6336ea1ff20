import type { TargetProblem } from '@portal/contracts';

const whyLeftOut: Readonly<Record<TargetProblem, string>> = {
  'unknown-mda': 'no MDA of this name or code',
  'no-amount': 'no amount',
  rounded: 'the file has a rounded amount like 1.25E+06. Show all digits in the spreadsheet, then save it again',
  'parts-of-a-kobo': 'an amount with parts of a kobo',
  twice: 'stands there twice',
};

export const messages = {
  title: 'Targets and statements',
  intro:
    'What a year is held against, and what the portal cannot measure. Nothing is overwritten: a correction is entered anew, and each entry is in the audit trail.',
  year: 'Year',
  targets: 'Targets',
  targetsIntro: 'The first version is the original budget; the year is held against it, whatever follows.',
  version: (number: number) => (number === 1 ? 'Version 1, the original budget' : `Version ${number}`),
  noTargets: 'No targets for this year yet.',
  enteredOn: (day: string) => `entered on ${day}`,
  enterTargets: 'Enter targets',
  newVersion: 'Enter a new version',
  total: 'Of the whole state',
  source: 'The document it comes from',
  mdas: 'Of which, by MDA',
  addMda: 'Add an MDA',
  mda: 'MDA',
  amount: 'Target of the year',
  targetsEntered: 'The targets are entered',
  statements: 'Statements',
  statementsIntro: 'Of an office, with its day and document. What nobody stated stays blank on the Governor’s screens.',
  noStatement: 'not entered',
  enterStatement: 'Enter a statement',
  kind: 'What is stated',
  value: 'Amount',
  persons: 'Persons',
  office: 'Which office says so',
  statedOn: 'Said on',
  document: 'Written where',
  statementEntered: 'The statement is entered',
  fromFile: 'From a spreadsheet',
  fileHelp: 'XLSX or CSV with a column of MDAs, by name or code, and one of targets in naira. It fills the form below.',
  fileFailed: 'The file could not be read. Try again shortly',
  fileRead: (mdas: number, left: number) =>
    `${mdas} ${mdas === 1 ? 'MDA was' : 'MDAs were'} read${left === 0 ? '' : `, ${left} ${left === 1 ? 'row is' : 'rows are'} left out`}. Look at them, then enter them.`,
  leftOut: (row: number, text: string, why: TargetProblem) => `Row ${row}, ${text}: ${whyLeftOut[why]}`,
  failed: 'The entries could not be read.',
};
