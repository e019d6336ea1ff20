import type { DeclarationMessages } from './declaration-en.ts';

// native reviewer: the Hausa of the whole list is ours.
export const messages: DeclarationMessages = {
  company: 'Kamfani',
  contact: 'Wanda za a tuntuɓa',
  email: 'Imel',
  address: 'Adireshi',
  total: 'Jimla',
  bill: 'Bil',
  failed: 'Ba a iya karanta bayanin ba.',
  sites: (count) => `Dogayen eriya da hasumiyoyi: ${count}`,
  site: 'Wuri',
  place: 'Gari',
  height: 'Tsawo (m)',
  fibre: (from, to, metres, ducts) => `Fiber ${from} – ${to}: m ${metres}, bututu: ${ducts}`,
};
