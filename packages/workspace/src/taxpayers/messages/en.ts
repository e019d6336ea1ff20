export const messages = {
  loading: 'Loading the taxpayer',
  notFound: 'There is no such taxpayer',
  notFoundText: 'Check the TPUI. The taxpayer may also belong to another office.',
  failed: 'The taxpayer could not be read.',
  lastPayment: 'Last payment',
  registered: 'Registered',
  office: 'Office',
  officeSources: {
    area: 'the only office of their area',
    chosen: 'chosen by the taxpayer',
    confirmed: 'confirmed by staff',
  },
  bills: 'Their bills',
  collections: 'Their payments',
  reason: 'Reason, for the record',
  move: 'Move to another office',
  moveEffect:
    'Every open case of theirs goes along; whoever has one gives it up. Bills keep the office of their day of issue.',
  moveMany: (count: number) =>
    count === 1 ? 'Move 1 taxpayer to another office' : `Move ${count} taxpayers to another office`,
  movedMany: (count: number, cases: number) =>
    `${count} moved, ${cases} open ${cases === 1 ? 'case' : 'cases'} went along`,
  refusedMany: (done: number, refused: number) => `Moved ${done}. Refused for ${refused}:`,
  closeList: 'Close the list',
  confirm: 'Confirm the office',
  confirmEffect: 'From then on the taxpayer changes it no more; staff do.',
  moved: (cases: number) =>
    cases === 0 ? 'Done. No case was open.' : `Done. ${cases} open ${cases === 1 ? 'case' : 'cases'} went along.`,
  noted: 'That you opened this record stands in the activity log, where the taxpayer reads it.',
};

export type TaxpayerMessages = typeof messages;
