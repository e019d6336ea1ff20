import type { LocalizedArticle } from '../article.ts';

export const article: LocalizedArticle = {
  en: {
    title: 'E-services',
    lead: 'What you can do here today, and what is being built.',
    sections: [
      {
        heading: 'Works today',
        points: [
          'Find a bill by its reference and pay it by card, bank or transfer.',
          'Check an invoice or a receipt by its reference, its number or its code.',
          'Read what each tax is, who pays it and by when.',
        ],
      },
      {
        heading: 'Being built',
        points: [
          'An account in which you raise your own invoices and find your payments and receipts.',
          'A PAYE manager for employers, with a schedule you can upload.',
          'An electronic tax clearance certificate.',
        ],
      },
      { paragraphs: ['We list here only what works. What is being built appears with a later release.'] },
    ],
    links: [
      { label: 'Find, pay or check a bill', to: '/' },
      { label: 'All taxes, levies and fees', to: '/tax-trails' },
      { label: 'Questions and answers', to: '/faq' },
    ],
  },
  ha: {
    title: 'Ayyukan intanet',
    lead: 'Abin da za ka iya yi a nan yau, da abin da ake ginawa.',
    sections: [
      {
        heading: 'Yana aiki yau',
        points: [
          'Nemo takardar biya da lambarta ka biya da kati, banki ko aika kuɗi.',
          'Tantance takardar biya ko rasit da lambarta ko alamarta.',
          'Karanta mene ne kowane haraji, wa yake biya, kuma zuwa yaushe.',
        ],
      },
      {
        heading: 'Ana ginawa',
        points: [
          'Asusun da za ka fitar da takardun biya da kanka, ka ga biyan kuɗinka da rasit.',
          'Manajan PAYE don masu ɗaukar ma’aikata, tare da jadawalin da za a ɗora.',
          'Takardar shaidar biyan haraji ta intanet.',
        ],
      },
      { paragraphs: ['Abin da ke aiki kawai muke lissafawa a nan. Sauran za su bayyana nan gaba.'] },
    ],
    links: [
      { label: 'Nemo, biya ko tantance takardar biya', to: '/' },
      { label: 'Dukkan haraji da kuɗaɗe', to: '/tax-trails' },
      { label: 'Tambayoyi da amsoshi', to: '/faq' },
    ],
  },
};
