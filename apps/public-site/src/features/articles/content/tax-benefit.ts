import type { LocalizedArticle } from '../article.ts';

export const article: LocalizedArticle = {
  en: {
    title: 'Tax Benefit',
    lead: 'What lowers the tax on your income.',
    sections: [
      {
        paragraphs: [
          'From 1 January 2026 the first ₦800,000 of chargeable income in a year is taxed at nothing, and people who earn the national minimum wage or less pay no income tax.',
        ],
      },
      {
        heading: 'What you may take off first',
        points: [
          'Contributions to pension, the National Housing Fund and health insurance.',
          'Interest on a loan for building the house you live in.',
          'Life insurance premiums for yourself or your spouse.',
          'Rent relief: 20% of the rent you pay in a year, at most ₦500,000, with a true declaration.',
        ],
      },
      { paragraphs: ['Claim in writing and keep the evidence: you may be asked for it.'] },
    ],
    links: [
      { label: 'Tax Benefits', to: '/tax-benefits' },
      { label: 'Tax Calculator', to: '/tax-calculator' },
      { label: 'All taxes, levies and fees', to: '/tax-trails' },
    ],
  },
  ha: {
    title: 'Rangwamen haraji',
    lead: 'Abin da ke rage harajin kuɗin shigarka.',
    sections: [
      {
        paragraphs: [
          'Daga 1 ga Janairu 2026, ba a karɓar haraji a kan ₦800,000 na farko na kuɗin shiga a shekara, kuma mai karɓar mafi ƙarancin albashi na ƙasa ko ƙasa da haka ba ya biyan harajin albashi.',
        ],
      },
      {
        heading: 'Abin da za ka fara cirewa',
        points: [
          'Kuɗin fansho, na asusun gidaje na ƙasa da na inshorar lafiya.',
          'Ribar bashin gina gidan da kake zaune a ciki.',
          'Kuɗin inshorar rai naka ko na mijinki ko matarka.',
          'Rangwamen haya: 20% na hayar shekara, bai wuce ₦500,000 ba, tare da bayani na gaskiya.',
        ],
      },
      { paragraphs: ['Ka nema a rubuce ka adana shaida: za a iya neman ta.'] },
    ],
    links: [
      { label: 'Rangwamen haraji', to: '/tax-benefits' },
      { label: 'Na’urar lissafin haraji', to: '/tax-calculator' },
      { label: 'Dukkan haraji da kuɗaɗe', to: '/tax-trails' },
    ],
  },
};
