import type { LocalizedArticle } from '../article.ts';

export const article: LocalizedArticle = {
  en: {
    title: 'Tax Calculator',
    lead: 'The bands of personal income tax since 1 January 2026. A calculator that explains every step is being built.',
    sections: [
      {
        heading: 'Chargeable income in a year',
        points: [
          'The first ₦800,000: 0%',
          'The next ₦2,200,000 (to ₦3 million): 15%',
          'The next ₦9,000,000 (to ₦12 million): 18%',
          'The next ₦13,000,000 (to ₦25 million): 21%',
          'The next ₦25,000,000 (to ₦50 million): 23%',
          'Above ₦50 million: 25%',
        ],
      },
      {
        heading: 'Examples',
        points: [
          'Chargeable income of ₦3,162,000: tax of ₦359,160',
          'Chargeable income of ₦5,000,000: tax of ₦690,000',
        ],
      },
      { paragraphs: ['Chargeable income is what is left of your income after the deductions the law allows.'] },
    ],
    links: [
      { label: 'Tax Benefit', to: '/tax-trails/tax-benefit' },
      { label: 'Tax Benefits', to: '/tax-benefits' },
      { label: 'Questions and answers', to: '/faq' },
    ],
  },
  ha: {
    title: 'Na’urar lissafin haraji',
    lead: 'Matakan harajin kuɗin shiga tun 1 ga Janairu 2026. Ana gina na’urar da za ta bayyana kowane mataki.',
    sections: [
      {
        heading: 'Kuɗin shigar da ake karɓar haraji a kai a shekara',
        points: [
          '₦800,000 na farko: 0%',
          '₦2,200,000 na gaba (zuwa ₦miliyan 3): 15%',
          '₦9,000,000 na gaba (zuwa ₦miliyan 12): 18%',
          '₦13,000,000 na gaba (zuwa ₦miliyan 25): 21%',
          '₦25,000,000 na gaba (zuwa ₦miliyan 50): 23%',
          'Sama da ₦miliyan 50: 25%',
        ],
      },
      {
        heading: 'Misalai',
        points: ['Kuɗin shiga na ₦3,162,000: haraji ₦359,160', 'Kuɗin shiga na ₦5,000,000: haraji ₦690,000'],
      },
      { paragraphs: ['Wannan shi ne abin da ya rage bayan abubuwan da doka ta yarda a cire.'] },
    ],
    links: [
      { label: 'Rangwamen haraji', to: '/tax-trails/tax-benefit' },
      { label: 'Rangwamen haraji', to: '/tax-benefits' },
      { label: 'Tambayoyi da amsoshi', to: '/faq' },
    ],
  },
};
