import type { MessagesLike } from '@portal/platform';
import type { messages as en } from './en.ts';

// native reviewer: the whole file is ours.
export const messages: MessagesLike<typeof en> = {
  title: 'Wa yake da damar shiga',
  lead: 'Kowane kwata wani dabam yana faɗin ko kowane mai matsayin ma’aikaci har yanzu yana bukatarsa.',
  loading: 'Ana lodawa',
  failed: 'Ba a iya karanta binciken ba. Sake gwadawa nan gaba kaɗan',
  none: 'Ba a fara bincike ba tukuna',
  noneText: 'Zai samo duk mai matsayin ma’aikaci yanzu, a gama cikin kwana goma sha huɗu.',
  begin: 'Fara binciken wannan kwata',
  begun: 'An fara binciken',
  beginFailed: 'Ba a fara binciken ba',
  of: (quarter) => `Binciken ${quarter}`,
  undecided: (count, all) => `Ba a yanke ${count} cikin ${all} ba`,
  whole: (all) => `An yanke duka ${all}`,
  due: (day) => `kafin ${day}`,
  overdue: (day) => `Lokaci ya wuce tun ${day}`,
  openedBy: (name, when) => (name === null ? `Ya fara da kansa, ${when}` : `${name} ya fara, ${when}`),
  deciders: 'Wa ya yanke kan mutum nawa',
  lastSeen: (when) => `ya shiga ${when}`,
  neverSeen: 'bai taɓa shiga ba',
  confirm: 'Tabbatar',
  confirmed: 'An tabbatar',
  takeAway: 'Karɓe',
  takenAway: 'An karɓe',
  takeAwayTitle: (name) => `Karɓe damar ${name}`,
  takeAwayEffect: 'Za a dakatar da asusun: a fitar da shi a kuma gaya masa. Ana iya maido da shi a Masu amfani.',
  decidedBy: (name, when) => `daga ${name}, ${when}`,
  own: 'Wani dabam zai yanke a kanku.',
  decideFailed: 'Ba a yanke komai ba',
  earlier: 'Binciken baya',
};
