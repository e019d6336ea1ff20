import type { LocalizedArticle } from '../article.ts';

export const article: LocalizedArticle = {
  en: {
    title: 'What we Offer',
    lead: 'One place for what you owe the state, and for the proof that you paid it.',
    sections: [
      {
        heading: 'For people',
        points: [
          'Find a bill by its reference, without an account.',
          'Pay by card, bank or transfer, and get a receipt by e-mail.',
          'Check any invoice or receipt.',
        ],
      },
      {
        heading: 'For businesses and institutions',
        points: [
          'One kind of bill for every tax, levy and fee.',
          'Receipts whose code can be checked without asking us.',
        ],
      },
      { paragraphs: ['Accounts, PAYE schedules and clearance certificates are being built.'] },
    ],
    links: [
      { label: 'Find, pay or check a bill', to: '/' },
      { label: 'E-services', to: '/e-services' },
      { label: 'Questions and answers', to: '/faq' },
    ],
  },
  ha: {
    title: 'Abin da muke yi',
    lead: 'Wuri ɗaya don abin da ake bin ka a jiha, da shaidar cewa ka biya.',
    sections: [
      {
        heading: 'Ga mutane',
        points: [
          'Nemo takardar biya da lambarta, ba tare da asusu ba.',
          'Biya da kati, banki ko aika kuɗi, ka sami rasit ta imel.',
          'Tantance kowace takardar biya ko rasit.',
        ],
      },
      {
        heading: 'Ga kamfanoni da hukumomi',
        points: [
          'Takardar biya iri ɗaya ga kowane haraji da kuɗi.',
          'Rasit mai alamar da ana iya tantancewa ba tare da an tambaye mu ba.',
        ],
      },
      { paragraphs: ['Ana gina asusu, jadawalin PAYE da takardar shaidar haraji.'] },
    ],
    links: [
      { label: 'Nemo, biya ko tantance takardar biya', to: '/' },
      { label: 'Ayyukan intanet', to: '/e-services' },
      { label: 'Tambayoyi da amsoshi', to: '/faq' },
    ],
  },
};
