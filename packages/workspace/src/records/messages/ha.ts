import type { RecordMessages } from './en.ts';

export const messages: RecordMessages = {
  loading: 'Ana ɗaukowa',
  notFound: 'Babu wani abu mai wannan suna',
  notFoundText: 'Wataƙila an cire shi, ko na abubuwan da aikinka ba ya gani ne.',
  failed: 'Ba a iya karanta bayanin ba.',
  printCard: 'Buga katin (PDF)',
  cardFailed: 'Ba a iya yin katin ba',
};
