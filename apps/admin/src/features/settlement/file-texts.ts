import type { SettlementField } from '@portal/contracts';
import { screens } from '../../screens.ts';

/** Of the screens about settlement files and bank statements. */
export const fileTexts = {
  title: screens['settlement-files'].title,
  kind: { en: 'Settlement file', ha: 'Fayil ɗin mika kuɗi' },
  all: { en: 'All files', ha: 'Dukan fayiloli' },
  upload: { en: 'Import a file', ha: 'Shigar da fayil' },
  uploadText: {
    en: 'A list of what a provider paid over, or a bank statement, as XLSX or CSV. Nothing is imported before you have seen what was understood of it.',
    ha: 'Jerin abin da mai karɓa ya miƙa, ko bayanin banki, a XLSX ko CSV. Ba a shigar da komai kafin ka ga abin da aka fahimta.',
  },
  file: { en: 'File', ha: 'Fayil' },
  source: { en: 'Of whom', ha: 'Na wa' },
  chooseSource: { en: 'Say whose file it is', ha: 'Faɗi fayil ɗin waye' },
  chooseFile: { en: 'Choose a file', ha: 'Zaɓi fayil' },
  state: { en: 'State', ha: 'Matsayi' },
  newLines: { en: 'New lines', ha: 'Sababbin layuka' },
  repeated: { en: 'Known already, changed nothing', ha: 'An riga an sani, ba su canza komai ba' },
  bad: { en: 'Could not be read', ha: 'Ba a iya karantawa ba' },
  receivedAt: { en: 'Received', ha: 'An karɓa' },
  by: { en: 'By', ha: 'Ta hannun' },
  folder: { en: 'From the folder', ha: 'Daga babban fayil' },
  none: { en: 'No file has been imported yet.', ha: 'Ba a shigar da kowane fayil ba tukuna.' },
  failed: { en: 'The files could not be read. Try again shortly', ha: 'Ba a iya karanta fayilolin ba. Sake gwadawa' },
  known: {
    en: 'This very file is here already: nothing was changed',
    ha: 'Wannan fayil ɗin yana nan tun da: ba a canza komai ba',
  },
  received: { en: 'Received. Look at its columns', ha: 'An karɓa. Duba ginshiƙansa' },
  sources: {
    remita: { en: 'Remita', ha: 'Remita' },
    interswitch: { en: 'Interswitch', ha: 'Interswitch' },
    bank: { en: 'Bank statement', ha: 'Bayanin banki' },
  },
  states: {
    received: { en: 'To be imported', ha: 'Za a shigar' },
    importing: { en: 'Being imported', ha: 'Ana shigarwa' },
    imported: { en: 'Imported', ha: 'An shigar' },
    failed: { en: 'Not readable', ha: 'Ba a iya karantawa' },
  },
  columns: { en: 'Which column says what', ha: 'Wane ginshiƙi ne yake faɗin me' },
  columnsText: {
    en: 'As the last file of this sender was read, or as the headings suggest. What you choose is remembered for the next one.',
    ha: 'Kamar yadda aka karanta fayil ɗin ƙarshe na wannan mai aikawa, ko yadda sunaye suka nuna. Za a tuna da zaɓinka.',
  },
  leftOut: { en: 'Not in the file', ha: 'Babu a fayil' },
  dayOrder: { en: 'Days are written', ha: 'An rubuta kwanaki' },
  dayOrders: {
    'year-first': { en: 'Year first: 2026-11-03', ha: 'Shekara ta fari: 2026-11-03' },
    'day-first': { en: 'Day first: 03/11/2026', ha: 'Rana ta fari: 03/11/2026' },
    'month-first': { en: 'Month first: 11/03/2026', ha: 'Wata na fari: 11/03/2026' },
  },
  // native reviewer: what is understood of a file.
  understood: { en: 'What is understood of it', ha: 'Abin da aka fahimta' },
  totals: { en: 'Rows that add up others, and are left out: #', ha: 'Layukan jimla da aka bari: #' },
  badOfThem: {
    en: 'Rows that cannot be read, and are left out: #. The first of them',
    ha: 'Layukan da ba a iya karantawa ba kuma aka bari: #. Na farkonsu',
  },
  dayAsked: {
    en: '“#” can be read two ways. Which day is it?',
    ha: 'Ana iya karanta “#” ta hanyoyi biyu. Wace rana ce?',
  },
  dayHelp: {
    en: 'Your answer counts for every day of this file.',
    ha: 'Amsarka ta shafi kowace rana ta wannan fayil.',
  },
  import: { en: 'Import', ha: 'Shigar' },
  // native reviewer: the second person, and what importing does.
  byTwo: {
    en: 'Somebody else than you imports it: they see its rows, its sum and what it closes, and decide. Until then it counts for nothing.',
    ha: 'Wani ne daban zai shigar da shi: zai ga layuka, jimla da abin da zai rufe, sannan ya yanke hukunci. Kafin nan ba ya aiki.',
  },
  own: { en: 'You handed in this file', ha: 'Kai ka miƙa wannan fayil' },
  columnsBy: (person: string, file: string, day: string) => ({
    en: `These columns were chosen last by ${person}, for ${file}, ${day}.`,
    ha: `${person} ne ya zaɓi waɗannan ginshiƙai na ƙarshe, don ${file}, ${day}.`,
  }),
  effect: { en: 'What importing it will do', ha: 'Abin da shigarwarsa za ta yi' },
  settles: { en: 'Lines that settle', ha: 'Layukan da suka daidaita' },
  differs: { en: 'Lines with another amount', ha: 'Layukan da adadi ya bambanta' },
  unknown: { en: 'Lines that nothing is known of', ha: 'Layukan da ba a san su ba' },
  takesBack: { en: 'Lines that take money back', ha: 'Layukan da suke janye kuɗi' },
  closes: { en: 'Open differences it will close: #', ha: 'Bambance-bambancen da zai rufe: #' },
  closesNone: { en: 'It closes no open difference.', ha: 'Ba ya rufe wani bambanci.' },
  andMore: { en: 'and # more', ha: 'da ƙarin #' },
  importing: { en: 'It is being imported and compared', ha: 'Ana shigarwa ana kwatantawa' },
  found: { en: 'What was found', ha: 'Abin da aka samu' },
  firstRows: { en: 'The first rows', ha: 'Layukan farko' },
  problems: { en: 'Rows that could not be read', ha: 'Layukan da ba a iya karantawa ba' },
  row: { en: 'Row', ha: 'Layi' },
  column: { en: 'Column', ha: 'Ginshiƙi' },
  value: { en: 'What it says', ha: 'Abin da yake faɗi' },
  problem: { en: 'What is wrong', ha: 'Abin da ba daidai ba' },
  problemWords: {
    missing: { en: 'It is empty', ha: 'Babu komai' },
    'not-an-amount': { en: 'No amount', ha: 'Ba adadi ba' },
    'not-a-day': { en: 'No day', ha: 'Ba rana ba' },
    'too-long': { en: 'Too long', ha: 'Ya yi tsawo' },
    rounded: {
      en: 'Rounded: show all digits in the spreadsheet, then save it again',
      ha: 'An taƙaita: nuna duk lambobi, sannan ka sake adanawa',
    },
    'in-the-future': { en: 'A day that has not come', ha: 'Ranar da ba ta zo ba' },
  },
  differences: { en: 'Look at the differences', ha: 'Duba bambance-bambance' },
} as const;

export const fieldTexts: Readonly<Record<SettlementField, { readonly en: string; readonly ha: string }>> = {
  reference: { en: 'Reference (RRR)', ha: 'Lamba (RRR)' },
  orderId: { en: 'Our order number', ha: 'Lambar odarmu' },
  batch: { en: 'Payout', ha: 'Biyan da aka miƙa' },
  amount: { en: 'Amount in naira', ha: 'Adadi a naira' },
  amountKobo: { en: 'Amount in kobo', ha: 'Adadi a kobo' },
  fee: { en: 'Fee in naira', ha: 'Kuɗin aiki a naira' },
  feeKobo: { en: 'Fee in kobo', ha: 'Kuɗin aiki a kobo' },
  paidOn: { en: 'Day of payment', ha: 'Ranar biya' },
  valueDate: { en: 'Value date', ha: 'Ranar ƙima' },
  channel: { en: 'Channel', ha: 'Hanya' },
  account: { en: 'Account number', ha: 'Lambar asusu' },
  narration: { en: 'Narration', ha: 'Bayani' },
};
