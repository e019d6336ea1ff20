import { page, t } from '../wording.ts';
import { facts, getABill, monthlyDueDays, payABill } from './repeated-blocks.ts';

const rate = (percent: string) => t(percent, percent);

export const witholding = page('/tax-trails/witholding', {
  title: t('Withholding Tax', 'Harajin da ake cirewa tun asali'),
  lead: t(
    'A part of some payments that the payer deducts and hands to the tax authority in advance.',
    'Wani kaso na wasu kuɗaɗe da mai biya yake cirewa ya miƙa wa hukumar haraji tun da wuri.',
  ),
  blocks: [
    facts('withholding', '/tax-trails/witholding', {
      rate: t('2 to 20%', '2 zuwa 20%'),
      who: t('Companies and public bodies that pay', 'Kamfanoni da hukumomi masu biya'),
      due: t('30th of the following month', 'Ranar 30 ga wata mai zuwa'),
      law: t('Withholding Regulations 2024', 'Dokokin cire haraji na 2024'),
    }),
    { kind: 'due-days', items: [monthlyDueDays.withholding] },
    {
      kind: 'paragraph',
      text: t(
        [
          'Withholding tax is not a further tax: it counts towards the tax of the person who was paid. ',
          { text: 'Ask whoever withheld it for a receipt or credit note', strong: true },
          ' and keep it: it lowers what you owe.',
        ],
        [
          'Wannan ba ƙarin haraji ba ne: ana lissafa shi a cikin harajin wanda aka biya. ',
          { text: 'Nemi rasit ko takardar shaida daga wanda ya cire', strong: true },
          ', ka adana ta: tana rage abin da ake binka.',
        ],
      ),
    },
    {
      kind: 'table',
      caption: t('Rates for individuals, from 1 January 2025', 'Kaso ga mutane, daga 1 ga Janairu 2025'),
      columns: [t('Payment', 'Kuɗi'), t('Lives in Nigeria', 'Mazaunin Najeriya'), t('Lives abroad', 'Mazaunin waje')],
      rows: [
        [t('Dividend and interest', 'Ribar hannun jari da kuɗin ruwa'), rate('10%'), rate('10%')],
        [t('Rent, hire and lease', 'Kuɗin haya'), rate('10%'), rate('10%')],
        [t('Royalty', 'Kuɗin haƙƙin mallaka'), rate('5%'), rate('5%')],
        [
          t(
            'Brokerage, commission, consultancy, technical, management and professional services',
            'Dillanci, lada, shawara, aikin fasaha, gudanarwa da na ƙwararru',
          ),
          rate('5%'),
          rate('10%'),
        ],
        [
          t('Goods and materials, unless the supplier makes them', 'Kaya, sai dai wanda mai sayarwa ya ƙera'),
          rate('2%'),
          rate('–'),
        ],
        [t('Co-location and telecom towers', 'Hasumiyar sadarwa ta haɗin gwiwa'), rate('2%'), rate('5%')],
        [t('Other services', 'Sauran ayyuka'), rate('2%'), rate('5%')],
        [
          t('Building roads, bridges, buildings, power plants', 'Gina hanyoyi, gadoji, gidaje, tashoshin wuta'),
          rate('2%'),
          rate('5%'),
        ],
        [t('Other construction', 'Sauran gine-gine'), rate('5%'), rate('10%')],
        [t('Directors’ fees', 'Kuɗin daraktoci'), rate('15%'), rate('20%')],
        [
          t('Compensation for loss of employment, above ₦50 million', 'Diyyar rasa aiki, sama da ₦miliyan 50'),
          rate('10%'),
          rate('10%'),
        ],
        [t('Entertainers and sports persons', 'Masu nishaɗi da ’yan wasa'), rate('–'), rate('15%')],
        [t('Lottery, gaming and reality-show winnings', 'Kyautar caca da wasanni'), rate('5%'), rate('15%')],
      ],
    },
    { kind: 'heading', level: 2, text: t('Who withholds, and who does not', 'Wa yake cirewa, wa ba ya cirewa') },
    {
      kind: 'list',
      items: [
        t(
          'Companies, government bodies and others who pay in the course of business withhold. Individuals do not.',
          'Kamfanoni, hukumomin gwamnati da masu biya a harkar kasuwanci suna cirewa. Mutum ɗaya ɗaya ba ya cirewa.',
        ),
        t(
          'Small and unincorporated businesses need not withhold when the supplier has a Tax ID and the month’s dealings are at most ₦2 million.',
          'Ƙananan kasuwanci ba sai sun cire ba idan mai kaya yana da Tax ID kuma cinikin wata bai wuce ₦miliyan 2 ba.',
        ),
        t(
          'Whoever gives no Tax ID has double the rate withheld from payments for goods, services and other work; not from dividends, interest, rent and royalties.',
          'Wanda bai ba da Tax ID ba ana cire masa ninki biyu daga kuɗin kaya, ayyuka da sauransu; ban da ribar hannun jari, ruwa, haya da kuɗin haƙƙin mallaka.',
        ),
        t(
          'The state receives what is withheld from people living in it; what is withheld from companies and from people living abroad goes to the Nigeria Revenue Service.',
          'Jiha tana karɓar abin da aka cire daga mazaunanta; na kamfanoni da na mazauna waje yana zuwa NRS.',
        ),
      ],
    },
    {
      kind: 'steps',
      items: [
        {
          title: t('Withhold when you pay', 'Cire lokacin da za ka biya'),
          text: t('From the amount before value added tax.', 'Daga adadin kafin VAT.'),
        },
        {
          title: t('Give the supplier a receipt or credit note', 'Ba mai kaya rasit ko takardar shaida'),
        },
        {
          title: t('Hand it over by the 30th of the following month', 'Miƙa shi zuwa ranar 30 ga wata mai zuwa'),
          text: t(
            'With a list of whom you paid, what for and how much.',
            'Tare da jerin waɗanda ka biya, dalili da adadi.',
          ),
        },
      ],
    },
    {
      kind: 'callout',
      tone: 'warning',
      title: t('What it costs not to', 'Abin da rashin yi yake jawowa'),
      text: t(
        'Not deducting costs 40% of the amount. Deducting and not handing it over costs the amount, 10% a year, and interest at the Central Bank’s policy rate.',
        'Rashin cirewa yana jawo 40% na adadin. Cirewa ba tare da miƙawa ba yana jawo adadin, da 10% a shekara, da ruwa bisa adadin Babban Banki.',
      ),
    },
    getABill,
    payABill,
    {
      kind: 'links',
      items: [
        { to: '/tax-calculator', label: t('Tax Calculator', 'Na’urar lissafin haraji') },
        { to: '/tax-trails/paye-manager', label: t('PAYE Manager', 'Manajan PAYE') },
        { to: '/tax-trails', label: t('All taxes, levies and fees', 'Dukkan haraji da kuɗaɗe') },
      ],
    },
    {
      kind: 'sources',
      asOf: '2026-11-20',
      items: [
        t(
          'Deduction of Tax at Source (Withholding) Regulations 2024, S.I. 34, in force from 1 January 2025; regulation 7 for the 30th',
          'Dokokin cire haraji tun asali na 2024, S.I. 34, masu aiki daga 1 ga Janairu 2025; doka ta 7 game da ranar 30',
        ),
        t(
          'Nigeria Tax Administration Act 2025, sections 105 and 107',
          'Dokar gudanar da haraji ta Najeriya (NTAA) 2025, sassa na 105 da 107',
        ),
      ],
    },
  ],
});
