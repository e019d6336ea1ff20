import type { AuditMessages } from './en.ts';

export const messages: AuditMessages = {
  when: 'Lokaci',
  who: 'Wa',
  role: 'A matsayin',
  why: 'Dalili',
  subject: 'Ga me',
  address: 'Daga',
  device: 'Na’ura',
  request: 'Buƙata',
  changes: 'Abin da aka canza',
  what: 'Fili',
  before: 'Kafin',
  after: 'Bayan',
  allOfSubject: 'Duk abin da aka yi masa',
  verify: 'Tabbatar da sarƙar',
  verifyDay: 'Tabbatar da rana ɗaya', // native reviewer
  verifyIt: 'Tabbatar da wannan rana', // native reviewer
  day: 'Rana',
  verifying: 'Ana tabbatarwa...',
  verifyFailed: 'Ba a iya bin sarƙar ba. Sake gwadawa nan gaba kaɗan',
  holds: 'Sarƙar tana nan daram',
  holdsText: (rows, when) => `Dukkan shigarwa ${rows} suna nan yadda aka rubuta su. An duba ${when}.`,
  broken: (at) => `Sarƙar ta katse a shigarwa ta ${at}`,
  brokenText: 'Wani ya canza ko ya cire abin da aka rubuta. A bar rumbun bayanai yadda yake, a kira mai kula da shi.',
};
