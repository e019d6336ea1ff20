import type { LocalizedArticle } from '../article.ts';

export const article: LocalizedArticle = {
  en: {
    title: 'Tax Trails',
    lead: 'One page for each tax, levy and fee: what it is, who pays it and by when.',
    sections: [
      {
        paragraphs: [
          'Rates and dates follow the law in force in November 2026. Where the state’s own rates may have changed, your bill shows the amount that counts.',
        ],
      },
    ],
    links: [
      { label: 'MVA Kaduna', to: '/tax-trails/mva-kaduna' },
      { label: 'MDA Collection', to: '/tax-trails/mda-collection' },
      { label: 'Withholding Tax', to: '/tax-trails/witholding' },
      { label: 'Education', to: '/tax-trails/education' },
      { label: 'Transportation', to: '/tax-trails/transportation' },
      { label: 'WhatsApp Pay', to: '/tax-trails/whatsapp-pay' },
      { label: 'Tax Benefit', to: '/tax-trails/tax-benefit' },
      { label: 'Mining', to: '/tax-trails/mining' },
      { label: 'PAYE Manager', to: '/tax-trails/paye-manager' },
      { label: 'Development Levy', to: '/tax-trails/development-levy' },
      { label: 'Consumption Tax', to: '/tax-trails/consumption-tax' },
      { label: 'Business Premises & Trade Fees', to: '/tax-trails/business-premises-trade-fees' },
    ],
  },
  ha: {
    title: 'Hanyoyin haraji',
    lead: 'Shafi ɗaya ga kowane haraji da kuɗi: mene ne, wa yake biya, kuma zuwa yaushe.',
    sections: [
      {
        paragraphs: [
          'Adadi da ranaku suna bin dokar da ke aiki a Nuwamba 2026. Inda adadin jiha zai iya sauyawa, takardar biyanka ce ke nuna adadin da ya dace.',
        ],
      },
    ],
    links: [
      { label: 'MVA Kaduna', to: '/tax-trails/mva-kaduna' },
      { label: 'Karɓar kuɗin MDA', to: '/tax-trails/mda-collection' },
      { label: 'Harajin da ake cirewa tun asali', to: '/tax-trails/witholding' },
      { label: 'Ilimi', to: '/tax-trails/education' },
      { label: 'Sufuri', to: '/tax-trails/transportation' },
      { label: 'Biya ta WhatsApp', to: '/tax-trails/whatsapp-pay' },
      { label: 'Rangwamen haraji', to: '/tax-trails/tax-benefit' },
      { label: 'Haƙar ma’adinai', to: '/tax-trails/mining' },
      { label: 'Manajan PAYE', to: '/tax-trails/paye-manager' },
      { label: 'Kuɗin raya ƙasa', to: '/tax-trails/development-levy' },
      { label: 'Harajin amfani da kaya', to: '/tax-trails/consumption-tax' },
      { label: 'Kuɗin wurin kasuwanci da sana’a', to: '/tax-trails/business-premises-trade-fees' },
    ],
  },
};
