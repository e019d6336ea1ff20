import type { Localized } from '@portal/contracts';

// native reviewer: the Hausa of the whole list is ours.
export const texts = {
  agent: { en: 'Your work as an agent', ha: 'Aikinka na wakili' },
  toFinish: { en: 'Your registration is not finished', ha: 'Rajistarka ba ta cika ba' },
  documents: { en: 'Hand in your documents', ha: 'Miƙa takardunka' },
  fee: { en: 'Pay the registration fee', ha: 'Biya kuɗin rajista' },
  waiting: { en: 'Your registration is being looked at', ha: 'Ana duba rajistarka' },
  declined: { en: 'Your registration was declined', ha: 'An ƙi rajistarka' },
  approved: { en: 'Approved. Your card is good until', ha: 'An amince. Katinka yana aiki har' },
  card: { en: 'Show my card', ha: 'Nuna katina' },
  see: { en: 'See how it stands', ha: 'Duba inda aka kwana' },
  noClients: { en: 'You act for nobody yet.', ha: 'Ba ka wakiltar kowa tukuna.' },
  clients: { en: 'Clients you may act for:', ha: 'Abokan hulɗar da za ka iya wakilta:' },
  toClients: { en: 'Your clients', ha: 'Abokan hulɗarka' },

  employer: { en: 'PAYE of your people', ha: 'PAYE na ma’aikatanka' },
  next: { en: 'To file next', ha: 'Na gaba da za a shigar' },
  dueOn: { en: 'due on', ha: 'lokacinsa' },
  late: { en: 'late since', ha: 'ya makara tun' },
  asked: { en: 'Questions of your tax office to answer:', ha: 'Tambayoyin ofishin haraji da za a amsa:' },
  allFiled: { en: 'Every month that is due is filed.', ha: 'An shigar da kowane wata da ya kamata.' },
  annual: { en: 'Annual return of', ha: 'Rahoton shekara na' },
  withholding: { en: 'Tax you withhold from others', ha: 'Harajin da kake riƙewa daga wasu' },
  withheld: { en: 'Whoever you paid in', ha: 'Wanda ka biya a watan' },
  noneDue: { en: 'Nothing is to be filed now.', ha: 'Babu abin da za a shigar yanzu.' },
  toWithholding: { en: 'Open withholding', ha: 'Buɗe harajin riƙo' },
  toPaye: { en: 'Open the PAYE manager', ha: 'Buɗe manajan PAYE' },
} as const satisfies Readonly<Record<string, Localized>>;
