import type { MessagesLike } from '@portal/platform';
import type { messages as en } from './en.ts';

export const messages: MessagesLike<typeof en> = {
  name: 'Sunanka',
  email: 'Adireshin imel',
  emailHint: 'Za mu amsa zuwa wannan adireshi.',
  phone: 'Lambar waya',
  phoneOptional: 'Lambar waya (ba dole ba)',
  phoneHint: 'Misali 0803 123 4567.',
  nameMissing: 'Shigar da sunanka',
  emailWrong: 'Shigar da adireshin imel, kamar amina@example.com',
  phoneWrong: 'Shigar da lambar waya, kamar 0803 123 4567 ko +234 803 123 4567',
  unreachable: 'Ba mu iya isa ga sabis ɗin ba. Abin da ka rubuta bai ɓace ba: duba haɗin intanet ɗinka ka sake aikawa.',
};
