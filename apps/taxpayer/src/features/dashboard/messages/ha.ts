import type { messages as en } from './en.ts';

// native reviewer: the whole list is ours.
export const messages: typeof en = {
  greetings: { morning: 'Ina kwana', afternoon: 'Ina wuni', evening: 'Barka da yamma' },
  loading: 'Ana buɗe asusunka',
  failed: 'Ba a iya karanta asusunka ba.',
  owed: 'Abin da ake bin ka yanzu',
  nothingOwed: 'Ba a bin ka komai',
  nothingOwedText: 'An biya duk bil ɗinka. Ka fitar da bil da kanka duk lokacin da kake da abin biya.',
  overdue: (amount, count) => (count === 1 ? `${amount} ya wuce lokaci:` : `${amount} sun wuce lokaci, bil ${count}:`),
  overdueText: 'a sabunta tukuna, sannan a biya.',
  dueBy: (day, count) => (count === 1 ? `A biya kafin ${day}.` : `Bil ${count} na biya, na farko kafin ${day}.`),
  dueSince: (day, count) =>
    count === 1 ? `Ranar biya ${day} ce.` : `Bil ${count} na biya; ranar biyan na farko ${day} ce.`,
  beingChecked: (count) =>
    count === 1
      ? 'Ana duba biyan ɗaya daga cikinsu: kada a sake biyansa.'
      : `Ana duba biyan ${count} daga cikinsu: kada a sake biyansu.`,
  pay: (amount) => `Biya ${amount}`,
  choose: 'Zaɓi abin da za ka biya',
  generate: 'Fitar da takardar biyan kuɗi',
  deadlines: 'Ranakun da ke tafe',
  noDeadlines: 'Babu abin da yake jiranka.',
  allInvoices: 'Duk takardun biyan kuɗi',
  daysLate: (days) => `ya makara da kwana ${days}`,
  daysLeft: (days) => (days === 0 ? 'yau' : days === 1 ? 'gobe' : `nan da kwana ${days}`),
  receipts: 'Rasitai na ƙarshe',
  noReceipts: 'Rasitanka za su bayyana a nan.',
  history: 'Tarihin biya',
  paid: 'An biya ✓',
  underWay: 'Biyan da ake kan yi',
  underReview: (amount, count) =>
    count === 1 ? `An karɓi ${amount}, ana dubawa` : `An karɓi ${amount} na bil ${count}, ana dubawa`,
  whereIsMyMoney: 'Ina kuɗina?',
  paidIn: (year) => `An biya a ${year}`,
  receiptsCount: (count) => `Rasiti ${count}.`,
  statement: 'Bayanin asusu na shekara',
  toFile: 'Abin da za ka gabatar',
  isDue: (day) => `Ranar ƙarshe ${day}`,
  wasDue: (day) => `Ranar ƙarshe ta wuce: ${day}`,
  allReturns: 'Dukkan bayanan haraji',
  calendar: 'Kalandar ayyukan haraji',
  firstTitle: 'Barka da zuwa. Ba ka da bil tukuna',
  firstText:
    'A nan za ka ga abin da ake bin ka, da ranar biya, da kowane rasiti muddin kana buƙatarsa. Abubuwa uku da ake farawa da su:',
  firstSteps: [
    {
      title: 'Fitar da bil da kanka',
      text: 'Zaɓi ma’aikata ko hukuma da abin da kake biya. Za a lissafa adadin tare da kai.',
      to: '/user/generate-invoice',
      action: 'Fitar da takardar biyan kuɗi',
    },
    {
      title: 'Biya bil ɗin da aka ba ka',
      text: 'Da lambar da ke jikinsa, na kowa ne.',
      to: '/',
      action: 'Shigar da lambar bil',
    },
    {
      title: 'Duba bayananka',
      text: 'Suna kan kowane bil da rasiti.',
      to: '/user/settings',
      action: 'Buɗe bayananka',
    },
  ],
};
