import type { MessagesLike } from '@portal/platform';
import type { messages as en } from './en.ts';

export const messages: MessagesLike<typeof en> = {
  loading: 'Ana lodawa bil',
  notFound: 'Babu irin wannan bil',
  notFoundText: 'Duba lambar. Wataƙila bil ɗin na al’amuran da matsayinka ba ya gani ne.',
  failed: 'Ba a iya karanta bil ɗin ba.',
  partPaid: 'An biya wani ɓangare',
  payer: 'Mai biya',
  tpui: 'TPUI',
  mda: 'MDA',
  taxOffice: 'Ofishin haraji',
  issued: 'Ranar fitarwa',
  expires: 'Ranar ƙarewa',
  rrr: 'RRR',
  receipt: 'Rasiti',
  lines: 'Abin da ake biya',
  asPayer: 'Kamar yadda mai biya yake gani',
};
