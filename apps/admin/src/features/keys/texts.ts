import { screens } from '../../screens.ts';
/** Of the screen of keys. */
export const texts = {
  title: screens.keys.title,
  lead: {
    en: 'With what receipts are signed, so that anybody can prove them without us.',
    ha: 'Abin da ake sa wa rasit hannu da shi, don kowa ya iya tantance shi ba tare da mu ba.',
  },
  signs: { en: 'Signs', ha: 'Yana sa hannu' },
  retired: { en: 'Retired', ha: 'Ya yi ritaya' },
  due: { en: 'Exchange is due', ha: 'Lokacin canzawa ya yi' },
  dueText: {
    en: 'This key has signed for a year. Exchange it; what it signed goes on verifying.',
    ha: 'Wannan mabuɗi ya yi shekara yana sa hannu. A canza shi; abin da ya sa wa hannu zai ci gaba da tabbata.',
  },
  demonstration: {
    en: 'A demonstration made this key. Production does not start with it.',
    ha: 'Gwaji ne ya yi wannan mabuɗi. Tashar gaske ba ta farawa da shi.',
  },
  since: { en: 'Signs since', ha: 'Yana sa hannu tun' },
  signedSince: { en: 'Signed since', ha: 'Ya fara sa hannu' },
  unknown: { en: 'before this was written down', ha: 'kafin a fara rubutawa' },
  lastStarted: { en: 'A process last started with it', ha: 'Farawa ta ƙarshe da shi' },
  dueOn: { en: 'To be exchanged by', ha: 'A canza kafin' },
  fingerprint: { en: 'Fingerprint of the public part (SHA-256)', ha: 'Alamar ɓangaren jama’a (SHA-256)' },
  goesOn: { en: 'What it signed goes on verifying.', ha: 'Abin da ya sa wa hannu yana ci gaba da tabbata.' },
  how: { en: 'How a key is exchanged', ha: 'Yadda ake canza mabuɗi' },
  steps: [
    {
      en: 'On the machine that holds the keys: KEYS_DIR=… npm run keys:rotate',
      ha: 'A na’urar da ke riƙe mabuɗan: KEYS_DIR=… npm run keys:rotate',
    },
    {
      en: 'Start every process anew. The new key stands here as the one that signs.',
      ha: 'A sake farawa da kowane aiki. Sabon mabuɗin zai bayyana a nan.',
    },
    {
      en: 'Keep a copy of the folder, apart from the machine. A key that is lost is not made again.',
      ha: 'A ajiye kwafin babban fayil ɗin a wani wuri. Mabuɗin da ya ɓace ba a sake yin sa.',
    },
  ],
  list: { en: 'The public list of keys', ha: 'Jerin mabuɗai na jama’a' },
} as const;
