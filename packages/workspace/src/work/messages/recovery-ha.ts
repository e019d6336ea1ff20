import type { RecoveryMessages } from './recovery-en.ts';

// native reviewer: all of it is ours.
export const messages: RecoveryMessages = {
  begin: 'Mayar da asusu',
  title: 'Wani ya rasa imel da waya',
  text: 'Don mai biyan haraji na wannan ofis da yake gabanka da takardu. Manaja zai amince; sannan tsoffin adireshi suna da awa 24 su tsayar.',
  tpui: 'TPUI na asusun',
  nin: 'NIN na mutumin',
  paper: 'Takardar da aka gani',
  paperNumber: 'Lambar da ke kan takardar',
  seenOn: 'Ranar da aka gani',
  email: 'Sabon imel',
  emailHint: 'Hanyar saita kalmar sirri za ta je can.',
  phoneNumber: 'Sabuwar waya',
  phoneHint: 'Idan babu, asusun zai riƙe lambar da yake da ita.',
  language: 'Harshen saƙon',
  english: 'Turanci',
  hausa: 'Hausa',
  send: 'Gabatar',
  proposed: 'An gabatar. Manaja zai amince',
  notFound: 'Babu asusu na wannan ofis mai wannan TPUI da wannan NIN',
  failed: 'Bai yi aiki ba. Sake gwadawa nan gaba kaɗan',
};
