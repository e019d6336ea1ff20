// native reviewer: the Hausa of the whole list is ours.
export const signingKeyTexts = {
  keys: { en: 'Public keys of signed calls', ha: 'Makullan jama’a na kira mai sa hannu' },
  text: {
    en: 'Whoever finds a key of the interface can use it. A call that is signed with a private key of yours cannot be made by others. Register the public half; two can live at a time.',
    ha: 'Duk wanda ya samu makullin haɗin zai iya amfani da shi. Kiran da aka sa wa hannu da private key ɗinka wasu ba za su iya yinsa ba. Yi rajistar na jama’a; biyu za su iya aiki tare.',
  },
  how: { en: 'How calls are signed', ha: 'Yadda ake sa wa kira hannu' },
  none: { en: 'There is no public key yet.', ha: 'Babu makullin jama’a tukuna.' },
  register: { en: 'Register a public key', ha: 'Yi rajistar makullin jama’a' },
  name: { en: 'What it is for', ha: 'Don me ake yinsa' },
  engineCode: { en: 'Engine code', ha: 'Lambar inji' },
  mode: { en: 'What it opens', ha: 'Abin da yake buɗewa' },
  publicKey: { en: 'Public key (PEM)', ha: 'Makullin jama’a (PEM)' },
  publicKeyHint: {
    en: 'From BEGIN PUBLIC KEY to END PUBLIC KEY: Ed25519, or ECDSA P-256. The private key stays on your server.',
    ha: 'Daga BEGIN PUBLIC KEY zuwa END PUBLIC KEY: Ed25519, ko ECDSA P-256. Private key yana zama a sabarka.',
  },
  code: { en: 'Code of your second factor', ha: 'Lambar tantancewarka ta biyu' },
  registered: { en: 'The public key is registered', ha: 'An yi rajistar makullin jama’a' },
  since: { en: 'since', ha: 'tun' },
  revoked: { en: 'revoked', ha: 'an soke' },
  revoke: { en: 'Revoke', ha: 'Soke makullin' },
  revokeTitle: { en: 'Revoke the public key', ha: 'Soke makullin jama’a' },
  revokeEffect: {
    en: 'Calls that are signed with it are refused from this moment, and nobody can take that back.',
    ha: 'Daga yanzu ana ƙin kiran da aka sa wa hannu da shi, kuma ba wanda zai iya mayar da shi.',
  },
  revokeDone: { en: 'The public key is revoked', ha: 'An soke makullin jama’a' },
} as const;
