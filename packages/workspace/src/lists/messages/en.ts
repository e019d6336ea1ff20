import type { MessagesLike } from '@portal/platform';

export const messages = {
  statusLabel: { en: 'Status', ha: 'Matsayi' },
  totalLabel: { en: 'Total', ha: 'Jimla' },

  // Head
  asOf: (time: string) => `as of ${time}`,
  columns: 'Columns',
  columnsStandard: 'As the screen has them',
  compactRows: 'Closer rows',
  widerRows: 'Wider rows',
  print: 'Print',

  // Filters
  filters: 'Filters',
  filter: 'Filter',
  addFilter: 'Filter by',
  removeFilter: (label: string) => `Remove the filter ${label}`,
  clear: 'Clear',
  noChoice: 'Nothing like that',
  moreChoices: (count: number) => `${count} more: type to narrow`,
  searchFor: (what: string) => `Search: ${what}`,
  unfinished: 'Type three letters of a name, or a whole number',
  maybeNin: 'This may be a NIN, which is not searched here. Use the TPUI or the phone number',
  period: 'Period',
  today: 'Today',
  week: 'This week',
  month: 'Month to date',
  lastMonth: 'Last month',
  quarter: 'This quarter',
  year: 'This year',
  from: 'From',
  to: 'To',
  apply: 'Show these days',

  // Rows
  newRows: (count: number, noun: string) => `${count} new ${noun}: show`,
  total: 'Total',
  rows: 'Rows',
  sortBy: (label: string) => `Sort by ${label}`,
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  range: (first: string, last: string, total: string) => `${first}–${last} of ${total}`,
  rowsOf: (count: string, total: string) => `${count} of ${total}`,
  pageSize: 'Rows a page',

  // States
  emptyTitle: (noun: string) => `No ${noun} in these days`,
  emptyText: 'Choose a longer period to see more.',
  wholeYear: 'Show this year',
  nothingFound: 'Nothing answers these filters',
  nothingFoundText: 'Take a filter away, or choose a longer period.',
  clearFilters: 'Clear all filters',
  refusedTitle: 'This list is not for your role',
  refusedText: 'Your role has changed, or you followed a link of somebody with other rights.',
  failed: 'The rows could not be read.',
  mendFilters: 'What was asked for cannot be',

  // Selection
  selected: (count: string) => `${count} selected`,
  clearSelection: 'Clear the selection',
  chooseAll: 'Select all rows in sight',
  chooseAllShort: 'All on this page',
  chooseRow: (name: string) => `Select ${name}`,
  emptyPlain: (noun: string) => `No ${noun} yet`,
  emptyPlainText: 'As soon as there are any, they stand here.',

  // Record
  recordBeside: (id: string) => `Record ${id}`,
  previousRecord: 'Previous',
  nextRecord: 'Next',
  closeRecord: 'Close',

  recordLoading: 'Reading the record…',
  recordGone: 'This is not here any more, or it is not yours to see',
  recordGoneText: 'Ask whoever sent you the link. What your role may see stands in the list.',

  // Export
  export: 'Export',
  oneMoment: 'One moment…',
  exportAll: 'All rows that answer the filters, as a file:',
  exportColumns: 'In CSV and Excel (a PDF has the columns on screen):',
  exportEveryColumn: (count: number) => `All columns (${count})`,
  exportShownColumns: (count: number) => `The columns on screen (${count})`,
  csv: 'CSV',
  xlsx: 'Excel',
  pdf: 'PDF',
  exportRunning: (done: string, rows: string) => `${done} of ${rows} rows`,
  exportLeave: 'You may leave: your notices will have it.',
  exportDone: (rows: string) => `Ready: ${rows} rows. Kept for a day.`,
  exportDownload: 'Download',
  exportCancel: 'Give up',
  exportAnother: 'Another file',
  exportFailed: 'The file could not be made.',
  exportProblem: (why: string) => why,
  'too-many-rows': 'Too many rows for such a file. Narrow the filters, or take CSV.',
  'too-slow': 'It took too long. Choose a shorter period.',
  'access-lost': 'You may no longer read what you asked for.',
  interrupted: 'It was interrupted. Ask for it again.',
  unexpected: 'The file could not be made. We have been told.',

  // Views
  views: 'Views',
  noViews: 'No views yet. Set filters, then save them here.',
  sharedByYou: 'shared by you',
  sharedBy: (name: string) => `shared by ${name}`,
  viewDeleted: (name: string) => `Deleted: the view ${name}`,
  filtersCleared: 'All filters are cleared',
  undo: 'Undo',
  deleteView: (name: string) => `Delete the view ${name}`,
  viewName: 'Save this list as',
  shareView: 'Share with colleagues of the same matters',
  saveView: 'Save view',
  viewFailed: 'That did not work. Try again shortly',

  // Keys
  keyMove: 'move',
  keyOpen: 'open',
  allKeys: 'All keys',
  helpPalette: 'Go to a screen or a bill',
  helpSearch: 'Search this list',
  helpNext: 'Next row, also beside an open record',
  helpPrevious: 'Previous row',
  helpOpen: 'Open the row',
  helpChoose: 'Select the row, as the space bar does',
  helpChooseTo: 'Select all rows up to this one',
  helpClose: 'Close what is open',
  helpHelp: 'These keys',
  singleKeys: 'Single keys work outside of fields',
};

/** What has both languages in itself is the same in each. */
export type ListMessages = MessagesLike<Omit<typeof messages, 'statusLabel' | 'totalLabel'>> &
  Pick<typeof messages, 'statusLabel' | 'totalLabel'>;
