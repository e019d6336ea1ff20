import type { Language, MemberKind, taxOfficeRoles } from '@portal/contracts';

export type OfficerRole = (typeof taxOfficeRoles)[number];

interface MemberCardMessages {
  readonly title: Readonly<Record<MemberKind | OfficerRole, string>>;
  readonly validUntil: string;
  readonly check: string;
  readonly checkOfficer: string;
}

export const memberCardMessages: Readonly<Record<Language, MemberCardMessages>> = {
  en: {
    title: {
      agent: 'Agent',
      collector: 'Collector of revenue',
      'Tax Office Director': 'Tax Office Director',
      'Tax Office Manager': 'Tax Office Manager',
      'Tax Officer': 'Tax Officer',
    },
    validUntil: 'Valid until',
    check: 'Scan the code before you pay: it says what this card is worth today. No cash without a receipt.',
    checkOfficer: 'Scan the code: it says whether this officer is on duty today, and where. No cash without a receipt.',
  },
  // native reviewer
  ha: {
    title: {
      agent: 'Wakili',
      collector: 'Mai karɓar kuɗin shiga',
      'Tax Office Director': 'Daraktan ofishin haraji',
      'Tax Office Manager': 'Manajan ofishin haraji',
      'Tax Officer': 'Jami’in haraji',
    },
    validUntil: 'Yana aiki zuwa',
    check: 'Duba lambar kafin ka biya: za ta faɗi ko katin yana aiki yau. Kada ka ba da kuɗi ba tare da rasit ba.',
    checkOfficer:
      'Duba lambar: za ta faɗi ko wannan jami’in yana aiki yau, da inda yake. Kada ka ba da kuɗi ba tare da rasit ba.',
  },
};
