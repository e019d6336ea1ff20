import type { Language, MemberKind } from '@portal/contracts';

interface MemberCardMessages {
  readonly title: Readonly<Record<MemberKind, string>>;
  readonly validUntil: string;
  readonly check: string;
}

export const memberCardMessages: Readonly<Record<Language, MemberCardMessages>> = {
  en: {
    title: { agent: 'Agent', collector: 'Collector of revenue' },
    validUntil: 'Valid until',
    check: 'Scan the code before you pay: it says what this card is worth today. No cash without a receipt.',
  },
  // native reviewer
  ha: {
    title: { agent: 'Wakili', collector: 'Mai karɓar kuɗin shiga' },
    validUntil: 'Yana aiki zuwa',
    check: 'Duba lambar kafin ka biya: za ta faɗi ko katin yana aiki yau. Kada ka ba da kuɗi ba tare da rasit ba.',
  },
};
