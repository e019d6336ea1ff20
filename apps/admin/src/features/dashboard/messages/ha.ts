import type { MessagesLike } from '@portal/platform';
import type { messages as en } from './en.ts';

export const messages: MessagesLike<typeof en> = {
  title: 'Allon bayani',
  today: 'Alkaluman wannan lokaci',
  raised: 'Takardun da aka fitar',
  collected: 'An karɓa',
  outstanding: 'Ba a biya ba',
  underReview: 'An karɓa, ana dubawa',
  settlement: 'Ana jiran mikawa',
  registered: 'Masu biyan haraji da aka yi wa rajista',
  bills: (count) => `Takardun biya ${count}`,
  receipts: (count) => `Rasitai ${count}`,
  cases: (count) => `Batutuwa ${count}`,
  all: 'Rajista',
  ofBilled: (share) => `${share} na abin da aka nema`,
  notCollected: 'ana riƙe da shi yau, na kowace rana',
  notOfPayments: 'ba a san shi bisa hanya ko kafa ba',
  wholeState: 'ana sani na jihar gaba ɗaya kaɗai',
  pendingOn: 'yau, na dukan kwanaki',
  overdue: (amount) => `${amount} ya makara`,
  awaited: 'Ana jira',
  newOnes: (count) => `Sababbi ${count} a wannan lokaci`,
  newByFilter: 'bisa ofishi, ƙaramar hukuma da rukuni',
  fewTitle: (active, wanted) => `SuperAdmin ${active} ne ke aiki; ya kamata su kai ${wanted}`,
  fewText:
    'Abin da ke buƙatar biyu yana tsayawa idan ɗaya ba ya nan. Gabatar da wani; idan kai kaɗai ne, tambayi mai kula da uwar garke.',
  fewPropose: 'Gabatar da shi a Masu amfani',
};
