import type { LocalizedArticle } from '../article.ts';

export const article: LocalizedArticle = {
  en: {
    title: 'Stamp Duty & Capital Gains Tax',
    lead: 'A duty on certain papers, and the tax on what you gain when you sell property.',
    sections: [
      {
        heading: 'Stamp duty',
        paragraphs: [
          'Agreements between individuals are stamped by the state within 30 days of signing; an unstamped paper is not accepted as evidence in court.',
        ],
        points: [
          'Sale, transfer, gift or exchange of land and buildings: 1.5%, paid by the one who receives; nothing up to ₦10 million.',
          'Lease up to 7 years: 0.78%; longer: 3%; paid by the tenant.',
          'Mortgage and other security: 0.375%.',
          'Contracts and agreements: ₦1,000; memoranda and guarantees: ₦500.',
        ],
      },
      {
        heading: 'Capital gains of individuals',
        paragraphs: [
          'Since 2026 gains are added to your income and taxed at its bands. Your own home with up to one acre is exempt once in a lifetime, and so are up to two private vehicles a year.',
        ],
      },
    ],
    links: [
      { label: 'Find, pay or check a bill', to: '/' },
      { label: 'All taxes, levies and fees', to: '/tax-trails' },
      { label: 'Questions and answers', to: '/faq' },
    ],
  },
  ha: {
    title: 'Harajin hatimi da na ribar kadara',
    lead: 'Haraji a kan wasu takardu, da kuma kan ribar da ka samu idan ka sayar da kadara.',
    sections: [
      {
        heading: 'Harajin hatimi',
        paragraphs: [
          'Yarjejeniya tsakanin mutane jiha ce ke sa wa hatimi cikin kwana 30 da sa hannu; kotu ba ta karɓar takarda marar hatimi a matsayin shaida.',
        ],
        points: [
          'Sayarwa, mikawa, kyauta ko musayar fili da gida: 1.5%, mai karɓa ne yake biya; babu komai har ₦miliyan 10.',
          'Haya har shekara 7: 0.78%; fiye da haka: 3%; mai haya ne yake biya.',
          'Jinginar gida da sauran jingina: 0.375%.',
          'Kwangila da yarjejeniya: ₦1,000; takardar tunawa da lamuni: ₦500.',
        ],
      },
      {
        heading: 'Ribar kadara ta mutane',
        paragraphs: [
          'Tun 2026 ana haɗa riba da kuɗin shigarka a yi mata haraji bisa matakansa. Gidanka da fili har eka ɗaya ba a karɓa sau ɗaya a rayuwa, haka ma motoci biyu na kanka a shekara.',
        ],
      },
    ],
    links: [
      { label: 'Nemo, biya ko tantance takardar biya', to: '/' },
      { label: 'Dukkan haraji da kuɗaɗe', to: '/tax-trails' },
      { label: 'Tambayoyi da amsoshi', to: '/faq' },
    ],
  },
};
