import type { MessagesLike } from '@portal/platform';

export const messages = {
  company: 'Operator',
  contact: 'Contact',
  email: 'Email',
  address: 'Address',
  total: 'Comes to',
  bill: 'Bill',
  failed: 'The declaration could not be read.',
  sites: (count: string) => `Masts and towers: ${count}`,
  site: 'Site',
  place: 'Place',
  height: 'Height (m)',
  fibre: (from: string, to: string, metres: string, ducts: string) =>
    `Fibre ${from} – ${to}: ${metres} m, ducts: ${ducts}`,
};

export type DeclarationMessages = MessagesLike<typeof messages>;
