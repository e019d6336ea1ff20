import type { LocalizedArticle } from '../article.ts';

export const article: LocalizedArticle = {
  en: {
    title: 'Contact us',
    lead: 'Have your bill reference at hand: it is the quickest way for anyone to help you.',
    sections: [
      { paragraphs: ['Never send your password, your full card number or your NIN to anybody, whoever asks.'] },
      {
        heading: 'If you paid and have no receipt',
        paragraphs: [
          'Do not pay again. Open the bill with its reference: the page says what the payment provider told us, and we go on asking until we know.',
        ],
      },
      {
        heading: 'Area tax offices',
        points: [
          'Abuja, Birnin Gwari, Doka East, Doka West, Giwa, Ikara, Jere, Kachia, KADIRS HQ, Kafanchan, Kajuru',
          'Kakuri East, Kakuri West, Kaura, Kauru, Kawo, Kubau, Kudan, Kwoi, Lagos, Makarfi, Rigasa Mini',
          'Sabo Mini, Sabon Gari, Saminaka, Sanga, Soba, Tudun Wada, Turunku, Zaria, Zonkwa',
        ],
      },
      { paragraphs: ['Street addresses and telephone numbers are not part of this demonstration.'] },
    ],
    links: [
      { label: 'Find, pay or check a bill', to: '/' },
      { label: 'Questions and answers', to: '/faq' },
    ],
  },
  ha: {
    title: 'Tuntuɓe mu',
    lead: 'Ka riƙe lambar takardar biyanka: ita ce hanya mafi sauri da za a taimake ka.',
    sections: [
      { paragraphs: ['Kada ka aika wa kowa kalmar sirri, cikakkiyar lambar kati ko NIN naka, ko wa ya nema.'] },
      {
        heading: 'Idan ka biya amma ba ka da rasit',
        paragraphs: [
          'Kada ka sake biya. Buɗe takardar da lambarta: shafin zai faɗi abin da kamfanin biyan kuɗi ya gaya mana, kuma za mu ci gaba da tambaya har mu sani.',
        ],
      },
      {
        heading: 'Ofisoshin haraji na yanki',
        points: [
          'Abuja, Birnin Gwari, Doka East, Doka West, Giwa, Ikara, Jere, Kachia, KADIRS HQ, Kafanchan, Kajuru',
          'Kakuri East, Kakuri West, Kaura, Kauru, Kawo, Kubau, Kudan, Kwoi, Lagos, Makarfi, Rigasa Mini',
          'Sabo Mini, Sabon Gari, Saminaka, Sanga, Soba, Tudun Wada, Turunku, Zaria, Zonkwa',
        ],
      },
      { paragraphs: ['Adireshin titi da lambobin waya ba sa cikin wannan gwaji.'] },
    ],
    links: [
      { label: 'Nemo, biya ko tantance takardar biya', to: '/' },
      { label: 'Tambayoyi da amsoshi', to: '/faq' },
    ],
  },
};
