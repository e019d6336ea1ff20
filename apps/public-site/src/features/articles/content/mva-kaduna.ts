import type { LocalizedArticle } from '../article.ts';

export const article: LocalizedArticle = {
  en: {
    title: 'MVA Kaduna',
    lead: 'Vehicle papers: registration, licence, plates and change of ownership.',
    sections: [
      {
        paragraphs: [
          'Every vehicle on the road needs its papers renewed. Each paper is billed by a reference, and each receipt can be checked by anyone who is shown it, including on the road.',
        ],
        points: [
          'Register a vehicle and get number plates.',
          'Renew the vehicle licence.',
          'Change the owner after a sale.',
          'Hackney permits for vehicles that carry passengers for money.',
        ],
      },
    ],
    links: [
      { label: 'Find, pay or check a bill', to: '/' },
      { label: 'Transportation', to: '/tax-trails/transportation' },
      { label: 'All taxes, levies and fees', to: '/tax-trails' },
    ],
  },
  ha: {
    title: 'MVA Kaduna',
    lead: 'Takardun mota: rajista, lasisi, lambar mota da sauya mallaka.',
    sections: [
      {
        paragraphs: [
          'Kowace mota da ke kan hanya tana buƙatar sabunta takardunta. Kowace takarda tana da lambar biya, kuma kowane rasit ana iya tantance shi, har a kan hanya.',
        ],
        points: [
          'Yi wa mota rajista ka karɓi lambobinta.',
          'Sabunta lasisin mota.',
          'Sauya mai mota bayan sayarwa.',
          'Izinin hackney ga motocin da ke ɗaukar fasinja da kuɗi.',
        ],
      },
    ],
    links: [
      { label: 'Nemo, biya ko tantance takardar biya', to: '/' },
      { label: 'Sufuri', to: '/tax-trails/transportation' },
      { label: 'Dukkan haraji da kuɗaɗe', to: '/tax-trails' },
    ],
  },
};
