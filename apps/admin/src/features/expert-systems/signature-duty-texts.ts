// native reviewer: the Hausa of this file is ours.
export const signatureDutyTexts = {
  title: { en: 'Signed calls', ha: 'Kira mai sa hannu' },
  required: { en: 'Live calls must be signed since', ha: 'Dole a sa hannu a kiran aiki tun' },
  free: { en: 'Live calls need not be signed.', ha: 'Ba dole a sa hannu a kiran aiki ba.' },
  order: { en: 'Order signed calls', ha: 'Umarci sa hannu' },
  lift: { en: 'Propose to lift it', ha: 'Gabatar da ɗagewa' },
  agree: { en: 'Agree to lift it', ha: 'Amince da ɗagewa' },
  keep: { en: 'Keep it', ha: 'A bar shi' },
  liftProposed: { en: 'Proposed to be lifted by', ha: 'Wanda ya gabatar da ɗagewa:' },
  own: { en: 'Another administrator must agree.', ha: 'Sai wani mai gudanarwa ya amince.' },
  orderEffect: {
    en: 'At once: live calls of this partner without a signature are refused.',
    ha: 'Nan take: ana ƙin kiran aiki na wannan abokin aiki marar sa hannu.',
  },
  liftEffect: {
    en: 'It takes two administrators. Then keys of this partner open the interface without a signature.',
    ha: 'Sai masu gudanarwa biyu. Sannan makullan wannan abokin aiki za su buɗe haɗin ba tare da sa hannu ba.',
  },
  done: { en: 'Kept', ha: 'An ajiye' },
} as const;
