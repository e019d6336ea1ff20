import { screens } from '../../screens.ts';

// native reviewer: the Hausa of the whole list is ours.
export const texts = {
  title: screens['own-demand'].title,
  loading: { en: 'Loading the demand notice', ha: 'Ana ɗauko takardar neman biya' },
  failed: { en: 'The demand notice could not be read.', ha: 'Ba a iya karanta takardar neman biya ba.' },
  state: { en: 'State', ha: 'Matsayi' },
  demanded: { en: 'Demanded', ha: 'An nema' },
  open: { en: 'Open', ha: 'Saura' },
  papers: { en: 'Papers', ha: 'Takardu' },
  office: { en: 'Tax office', ha: 'Ofishin haraji' },
  served: { en: 'Served', ha: 'An isar' },
  answer: { en: 'The office wrote', ha: 'Ofis ya rubuta' },
  disagree: {
    en: 'If you paid already, cannot pay at once or do not agree, say so from the bill: dispute it, or ask to pay in parts.',
    ha: 'Idan ka riga ka biya, ba za ka iya biya lokaci guda ba, ko ba ka yarda ba, faɗa daga bil ɗin: yi jayayya, ko nemi biya kashi-kashi.',
  },
  pay: { en: 'Pay', ha: 'Biya' },
  look: { en: 'Look at', ha: 'Duba' },
  payBy: (day: string, nth: number, days: number) => ({
    en: `Day ${nth} of ${days}. Pay by ${day}: from the day after, the office may enforce it.`,
    ha: `Rana ta ${nth} cikin ${days}. Biya zuwa ${day}: daga kashegari ofis na iya tilasta shi.`,
  }),
} as const;
