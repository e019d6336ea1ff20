import type { LocalizedArticle } from '../article.ts';

export const article: LocalizedArticle = {
  en: {
    title: 'PAYE Manager',
    lead: 'For employers: the income tax you keep back from your staff’s pay.',
    sections: [
      {
        paragraphs: [
          'Pay As You Earn is due on the 10th of the following month. The annual return of the employer (Form H1) is due on 31 January. Whoever lives in the state on 1 January pays the year’s tax to it.',
          'The PAYE manager will let you add staff, upload a schedule, see the tax of each person under today’s bands and pay in one bill. It is being built.',
        ],
      },
    ],
    links: [
      { label: 'Tax Calculator', to: '/tax-calculator' },
      { label: 'Tax Benefit', to: '/tax-trails/tax-benefit' },
      { label: 'All taxes, levies and fees', to: '/tax-trails' },
    ],
  },
  ha: {
    title: 'Manajan PAYE',
    lead: 'Ga masu ɗaukar ma’aikata: harajin albashi da kuke cirewa daga albashin ma’aikata.',
    sections: [
      {
        paragraphs: [
          'Ana biyan PAYE zuwa ranar 10 ga wata mai zuwa. Rahoton shekara na mai ɗaukar ma’aikata (Form H1) zuwa 31 ga Janairu. Wanda yake zaune a jihar a ranar 1 ga Janairu, nan yake biyan harajin shekarar.',
          'Manajan PAYE zai ba ku damar shigar da ma’aikata, ɗora jadawali, ganin harajin kowa, da biya a takarda ɗaya. Ana gina shi.',
        ],
      },
    ],
    links: [
      { label: 'Na’urar lissafin haraji', to: '/tax-calculator' },
      { label: 'Rangwamen haraji', to: '/tax-trails/tax-benefit' },
      { label: 'Dukkan haraji da kuɗaɗe', to: '/tax-trails' },
    ],
  },
};
