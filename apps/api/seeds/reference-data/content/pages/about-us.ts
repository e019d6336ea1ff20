import { page, t } from '../wording.ts';

export const aboutUs = page('/about-us', {
  title: t('About us', 'Game da mu'),
  lead: t(
    'The state revenue service collects the taxes, levies and fees that pay for schools, roads and clinics in Kaduna State.',
    'Hukumar tara haraji ta jiha tana karɓar haraji da kuɗaɗen da ake gina makarantu, hanyoyi da asibitoci da su a Jihar Kaduna.',
  ),
  blocks: [
    {
      kind: 'paragraph',
      text: t(
        'This portal is where people and businesses find a bill, see what it is for, pay it and get a receipt that anyone can check. Ministries, departments and agencies raise their bills here in the same form, so that a school fee and income tax are paid in the same way.',
        'A wannan shafi mutane da kamfanoni suke nemo bil, su ga abin da yake nufi, su biya, su sami rasit da kowa zai iya tantancewa. Ma’aikatu da hukumomi suna fitar da bil iri ɗaya a nan, don haka ana biyan kuɗin makaranta da harajin albashi ta hanya guda.',
      ),
    },
    { kind: 'heading', level: 2, text: t('What you can rely on', 'Abin da za ka dogara da shi') },
    {
      kind: 'list',
      items: [
        t(
          'You see the amount and what it is for before you pay, and need no account for that.',
          'Kana ganin adadin kuɗi da dalilinsa kafin ka biya, ba tare da buɗe asusu ba.',
        ),
        t(
          'Money goes to the government’s account through a payment provider. Nobody takes cash.',
          'Kuɗi yana shiga asusun gwamnati ta hannun kamfanin biyan kuɗi. Babu mai karɓar tsabar kuɗi.',
        ),
        t(
          'A receipt is issued once the provider has confirmed the money, and can be checked by anyone at any time.',
          'Ana ba da rasit bayan kamfanin ya tabbatar da kuɗin, kuma kowa zai iya tantance shi a kowane lokaci.',
        ),
        t(
          'Rules and rates come from the law in force. Where a rate may have changed, we say so.',
          'Dokoki da adadi daga dokar da ke aiki suke. Inda adadi zai iya sauyawa, muna faɗa.',
        ),
      ],
    },
    {
      kind: 'heading',
      level: 2,
      text: t('What we collect, and what we do not', 'Abin da muke karɓa, da wanda ba namu ba'),
    },
    {
      kind: 'table',
      caption: t('Who collects which tax', 'Wa yake karɓar wane haraji'),
      columns: [t('Tax or fee', 'Haraji ko kuɗi'), t('Paid to', 'Ana biyan')],
      rows: [
        [
          t(
            'Income tax of people who live in the state, including PAYE',
            'Harajin kuɗin shiga na mazauna jiha, tare da PAYE',
          ),
          t('This service', 'Wannan hukuma'),
        ],
        [
          t(
            'Withholding tax, stamp duty and capital gains tax of individuals',
            'Harajin cirewa, na hatimi da na ribar mutane',
          ),
          t('This service', 'Wannan hukuma'),
        ],
        [
          t('Fees of the state’s ministries, departments and agencies', 'Kuɗaɗen ma’aikatu da hukumomin jiha'),
          t('This service, for the MDA', 'Wannan hukuma, a madadin MDA'),
        ],
        [
          t('Income tax of companies', 'Harajin ribar kamfanoni'),
          t('The Nigeria Revenue Service (NRS)', 'Hukumar Haraji ta Najeriya (NRS)'),
        ],
        [t('Royalties on minerals', 'Kuɗin ma’adinai'), t('The Federal Government', 'Gwamnatin tarayya')],
      ],
    },
    {
      kind: 'paragraph',
      text: t(
        ['The service has 31 area tax offices. ', { text: 'Find the one near you', to: '/contact-us' }, '.'],
        [
          'Hukumar tana da ofisoshin haraji na yanki 31. ',
          { text: 'Nemo wanda yake kusa da kai', to: '/contact-us' },
          '.',
        ],
      ),
    },
    {
      kind: 'callout',
      tone: 'information',
      title: t('This is a demonstration', 'Wannan gwaji ne'),
      text: t(
        'The portal you are looking at is a demonstration. It collects no real taxes and is not endorsed by any authority.',
        'Shafin da kake gani gwaji ne. Ba ya karɓar haraji na gaske, kuma babu hukumar da ta amince da shi.',
      ),
    },
    {
      kind: 'links',
      items: [
        { to: '/what-we-offer', label: t('What we Offer', 'Abin da muke yi') },
        { to: '/tax-trails', label: t('All taxes, levies and fees', 'Dukkan haraji da kuɗaɗe') },
        { to: '/faq', label: t('Questions and answers', 'Tambayoyi da amsoshi') },
      ],
    },
    {
      kind: 'sources',
      asOf: '2026-11-20',
      items: [
        t(
          'Nigeria Tax Act 2025; Deduction of Tax at Source (Withholding) Regulations 2024 (the state withholds for individuals, the NRS for companies)',
          'Dokar haraji ta Najeriya (NTA) 2025; dokokin cire haraji tun asali na 2024 (jiha tana karɓa na mutane, NRS na kamfanoni)',
        ),
        t(
          'Nigeria Tax Act 2025, Eighth Schedule (royalties on minerals)',
          'Dokar haraji ta Najeriya (NTA) 2025, jadawali na takwas (kuɗin ma’adinai)',
        ),
      ],
    },
  ],
});
