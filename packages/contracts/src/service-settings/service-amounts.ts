import type { Localized } from '../language.ts';

interface ServiceAmount {
  readonly name: Localized;
  /** Where it decides something. */
  readonly effect: Localized;
  readonly leastKobo: number;
  readonly mostKobo: number;
}

/** Fees and limits that the service sets itself. What the law fixes is not among them. */
export const serviceAmounts = {
  'agent-registration-fee': {
    name: { en: 'Registration fee of an agent', ha: 'Kuɗin rajistar wakili' },
    effect: {
      en: 'Stands on bills that are raised from then on. Bills that exist keep their amount.',
      ha: 'Yana kan takardun da za a fitar daga lokacin. Waɗanda suke nan ba su canja ba.',
    },
    leastKobo: 10_000,
    mostKobo: 1_000_000_000,
  },
  'write-off-limit': {
    name: {
      en: 'Most that may be let off a payment that fell short',
      ha: 'Mafi yawan abin da za a yafe wa biyan da ya gaza',
    },
    effect: {
      en: 'Above it, money under review cannot be taken for a bill that it does not cover.',
      ha: 'Idan ya wuce haka, ba za a karɓi kuɗin da ake dubawa don bil da bai kai ba.',
    },
    leastKobo: 0,
    mostKobo: 500_000,
  },
  'refund-audit-from': {
    name: { en: 'Refunds of taxes are audited from', ha: 'Ana binciken mayar da haraji daga' },
    effect: {
      en: 'A tax of at least so much is audited before its refund is proposed.',
      ha: 'Harajin da ya kai haka ana bincika shi kafin a gabatar da mayar da shi.',
    },
    leastKobo: 100_000,
    mostKobo: 100_000_000_000,
  },
  'share-withholding': {
    name: {
      en: 'Tax withheld of each ₦100.00 of shares and commission',
      ha: 'Harajin da ake riƙewa daga kowace ₦100.00 ta kaso',
    },
    effect: {
      en: 'Stands on statements that are made from then on. Somebody without a Tax ID gives twice as much.',
      ha: 'Yana kan bayanan da za a yi daga lokacin. Wanda ba shi da Tax ID yana bayar da ninki biyu.',
    },
    leastKobo: 0,
    mostKobo: 5_000,
  },
} as const satisfies Readonly<Record<string, ServiceAmount>>;
export type ServiceAmountId = keyof typeof serviceAmounts;
export const serviceAmountIds = Object.keys(serviceAmounts) as [ServiceAmountId, ...ServiceAmountId[]];
