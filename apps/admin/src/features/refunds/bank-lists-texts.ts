import type { BankList } from '@portal/contracts';
import { screens } from '../../screens.ts';

// native reviewer: the Hausa of the whole list is ours.
/** Of the lists for the bank, and of the payments of shares that go out by them. */
export const bankListsTexts = {
  title: screens['bank-lists'].title,
  lead: {
    en: 'What the bank pays for the service: refunds and shares of partners and agents. A list sends what two persons approved; what became of it needs two persons again.',
    ha: 'Abin da banki ke biya: mayar da kuɗi da kason abokan aiki da wakilai. Jeri yana aika abin da mutum biyu suka amince; sakamakonsa ma yana buƙatar mutum biyu.',
  },
  shares: { en: 'Shares to be paid', ha: 'Kason da za a biya' },
  noShares: { en: 'No statement of shares waits to be paid.', ha: 'Babu bayanin kaso da ke jiran biya.' },
  lists: { en: 'Lists made', ha: 'Jerin da aka yi' },
  noLists: { en: 'No list was made yet.', ha: 'Ba a yi jeri ba tukuna.' },
  noAccount: { en: 'No account on record: it waits', ha: 'Babu asusu a rubuce: yana jira' },
  disputed: { en: 'A line is disputed: it waits', ha: 'Ana jayayya kan layi: yana jira' },
  cameBack: { en: 'The bank gave it back', ha: 'Banki ya mayar' },
  paidOn: { en: 'Paid on', ha: 'An biya ranar' },
  document: {
    en: 'The bank’s advice, by its number or where it is kept',
    ha: 'Takardar banki, da lambarta ko inda take',
  },
  reason: { en: 'Reason, for the record', ha: 'Dalili, don ajiya' },
  download: { en: 'Download', ha: 'Sauke' },
  line: { en: 'lines', ha: 'layuka' },
  kinds: {
    refund: { en: 'Refund', ha: 'Mayarwa' },
    shares: { en: 'Shares', ha: 'Kaso' },
  } satisfies Record<BankList['lines'][number]['kind'], { readonly en: string; readonly ha: string }>,
  states: {
    sent: { en: 'On its way', ha: 'Yana kan hanya' },
    returning: { en: 'Came back, to be confirmed', ha: 'Ya dawo, za a tabbatar' },
    returned: { en: 'Came back', ha: 'Ya dawo' },
    evidenced: { en: 'Paid, to be confirmed', ha: 'An biya, za a tabbatar' },
    paid: { en: 'Paid', ha: 'An biya' },
  } satisfies Record<BankList['lines'][number]['state'], { readonly en: string; readonly ha: string }>,
} as const;
