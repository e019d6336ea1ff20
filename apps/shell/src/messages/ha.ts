import type { MessagesLike } from '@portal/platform';
import type { messages as en } from './en.ts';

export const messages: MessagesLike<typeof en> = {
  titleOf: (title, serviceName) => `${title} · ${serviceName}`,
  startFailed: 'Shafin bai iya buɗewa a wannan na’ura ba. Duba haɗin intanet ɗinka, sannan ka sake loda shafin.',
  reload: 'Sake loda shafin',
  goHome: 'Je zuwa shafin farko',
  unavailable: (area) => `${area}: babu shi a yanzu`,
  missing: 'Ba a sami wannan ɓangaren a na’urorinmu ba. Sauran shafin yana aiki.',
  slow: 'Wannan ɓangaren yana ɗaukar lokaci mai tsawo kafin ya iso. Mai yiwuwa intanet ɗinka yana da jinkiri. Sauran shafin yana aiki.',
  broken: 'Wannan ɓangaren bai fara aiki ba. Sauran shafin yana aiki.',
  otherVersion: 'Ana sabunta wannan ɓangaren. Sake loda shafin nan da ɗan lokaci. Sauran shafin yana aiki.',
  nothingLost: 'Babu abin da ka biya ko ka aika da ya ɓace.',
  // native reviewer: whole sentence
  stillFailing: 'Sake gwadawa bai taimaka ba. Sake loda shafin gaba ɗaya na iya taimakawa.',
  screenFailed: 'Ba a iya nuna wannan shafin ba',
  noConnection: 'Ba mu iya samun sabis ɗin ba. Duba haɗin intanet ɗinka sannan ka sake gwadawa.',
  connectionLost: 'Babu haɗin intanet. Abin da kake gani yana nan; muna ci gaba da gwadawa da kanmu.',
  oneMoment: 'Dan jira kaɗan. Muna sake tambaya da kanmu; babu abin da ya ɓace.',
  connectionBack: 'Haɗin intanet ya dawo.',
  unexpected: 'An sami kuskure. Da fatan za a tuntuɓi masu taimako',
  sessionExpired: 'Zaman shigarka ya ƙare. Za a mayar da kai shafinka na farko',
  signInFirst: 'Ka fara shiga. Sannan za mu kai ka shafin da ka nema',
  notYourPage: 'Ba a buɗe wannan shafi ga asusunka ba',
  timeoutTitle: 'Har yanzu kana nan?',
  timeoutText:
    'Don tsaronka ana fitar da kai idan ba a yi komai ba na ɗan lokaci. Abin da ka rubuta zai tsaya idan ka ci gaba.',
  // native reviewer: whole sentence
  timeoutFinalText:
    'Don tsaronka zaman shiga ba ya wuce wannan lokaci. Aika ko adana abin da kake yi, sannan ka sake shiga.',
  timeLeft: (seconds) => `Sauran lokaci: ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  staySignedIn: 'Ci gaba da zama',
  understood: 'Ci gaba',
  logOutNow: 'Fita yanzu',
  extendFailed: 'Ba mu iya samun sabis ɗin ba. Sake gwadawa kafin lokaci ya ƙare.',
  notReleased: 'Ba a fito da wannan shafin ba tukuna',
  notReleasedText: 'Ana gina shi, zai bayyana a nan nan gaba.',
  backToHome: 'Koma shafin farko',
};
