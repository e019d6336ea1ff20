import { type SeededContent, t } from './wording.ts';

/** Facts of the law that changed lately: what everybody can read, told as news. */
export const news: readonly SeededContent[] = [
  {
    kind: 'news',
    slug: 'one-calendar-of-due-dates',
    on: '2026-02-09',
    content: {
      kind: 'news',
      title: t('The due dates of the year on one page', 'Ranakun biya na shekara a shafi ɗaya'),
      lead: t(
        'PAYE on the 10th, consumption tax on the 20th, withholding tax on the 30th: what is due when.',
        'PAYE ranar 10, harajin amfani ranar 20, harajin cirewa ranar 30: abin da ake biya da lokacinsa.',
      ),
      blocks: [
        {
          kind: 'paragraph',
          text: t(
            [
              'All due dates are now in one table on ',
              { text: 'Tax Trails', to: '/tax-trails' },
              '. When a date is moved, it is changed there and announced here.',
            ],
            [
              'Dukkan ranakun biya yanzu suna cikin tebur ɗaya a ',
              { text: 'Hanyoyin haraji', to: '/tax-trails' },
              '. Idan an sauya rana, za a gyara ta a can a sanar a nan.',
            ],
          ),
        },
        {
          kind: 'callout',
          tone: 'information',
          text: t(
            'Paying a day early costs nothing and spares you the rush of the last evening.',
            'Biya kwana ɗaya da wuri ba ya ƙara komai, kuma yana cire ka daga cunkoson daren ƙarshe.',
          ),
        },
        {
          kind: 'links',
          items: [{ to: '/tax-trails', label: t('All taxes, levies and fees', 'Dukkan haraji da kuɗaɗe') }],
        },
      ],
    },
  },
  {
    kind: 'news',
    slug: 'income-tax-bands-of-2026',
    on: '2026-01-05',
    content: {
      kind: 'news',
      title: t(
        'Income tax in 2026: the first ₦800,000 is free',
        'Harajin kuɗin shiga a 2026: ₦800,000 na farko babu haraji',
      ),
      lead: t(
        'The Nigeria Tax Act 2025 brought new bands, rent relief, and no tax on the minimum wage.',
        'Dokar haraji ta 2025 ta kawo sababbin matakai, rangwamen haya, da rashin haraji ga mafi ƙarancin albashi.',
      ),
      blocks: [
        {
          kind: 'list',
          items: [
            t(
              'Nothing on the first ₦800,000 of a year’s chargeable income; then 15% to 25%.',
              'Babu komai a kan ₦800,000 na farko na kuɗin shigar shekara; sannan 15% zuwa 25%.',
            ),
            t(
              '20% of your rent comes off your income, at most ₦500,000.',
              'Ana cire 20% na hayarka daga kuɗin shigarka, bai wuce ₦500,000 ba.',
            ),
            t(
              'A wage of the national minimum or less is not taxed.',
              'Ba a karɓar haraji a kan mafi ƙarancin albashi na ƙasa ko ƙasa da haka.',
            ),
          ],
        },
        { kind: 'action', to: '/tax-calculator', label: t('Compare old and new', 'Kwatanta tsoho da sabo') },
        {
          kind: 'sources',
          asOf: '2026-11-20',
          items: [
            t(
              'Nigeria Tax Act 2025, sections 30, 58 and 163, Fourth Schedule',
              'Dokar haraji ta Najeriya (NTA) 2025, sassa na 30, 58 da 163, jadawali na huɗu',
            ),
          ],
        },
      ],
    },
  },
  {
    kind: 'news',
    slug: 'no-cash-no-road-blocks',
    on: '2026-04-20',
    content: {
      kind: 'news',
      title: t('No tax in cash, and none at roadblocks', 'Babu haraji da tsabar kuɗi, babu a shingen hanya'),
      lead: t(
        'Rules signed in March 2026 forbid both. Here is what to do when somebody asks all the same.',
        'Dokar da aka sa wa hannu a Maris 2026 ta hana biyun. Ga abin da za ka yi idan wani ya nema duk da haka.',
      ),
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: t('Ask for the bill’s reference', 'Nemi lambar bil'),
              text: t(
                ['Check it on the ', { text: 'home page', to: '/' }, '.'],
                ['Tantance ta a ', { text: 'shafin farko', to: '/' }, '.'],
              ),
            },
            {
              title: t('Ask for the collector’s identity code', 'Nemi lambar shaidar mai karɓa'),
              text: t(
                [{ text: 'Verify it', to: '/agent-network' }, '.'],
                [{ text: 'Tantance ta', to: '/agent-network' }, '.'],
              ),
            },
            {
              title: t('Pay nothing in cash, and tell us', 'Kada ka biya da tsabar kuɗi, ka sanar da mu'),
              text: t(
                [{ text: 'Write to us', to: '/contact-us' }, ' with place and time.'],
                [{ text: 'Rubuto mana', to: '/contact-us' }, ' da wuri da lokaci.'],
              ),
            },
          ],
        },
        {
          kind: 'sources',
          asOf: '2026-11-20',
          items: [
            t(
              'Presumptive tax regulations signed on 3 March 2026, as reported by the press',
              'Dokokin harajin kimantawa da aka sa wa hannu ran 3 ga Maris 2026, kamar yadda jaridu suka ruwaito',
            ),
          ],
        },
      ],
    },
  },
];
