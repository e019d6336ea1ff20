import { page, t } from '../wording.ts';
import { facts, getABill, lastPublished, monthlyDueDays, payABill, stateConsolidationLaw } from './repeated-blocks.ts';

export const developmentLevy = page('/tax-trails/development-levy', {
  title: t('Development Levy', 'Kuɗin raya ƙasa'),
  lead: t('₦1,000 a year from every adult in the state.', '₦1,000 a shekara daga kowane baligi a jihar.'),
  blocks: [
    facts('levy', '/tax-trails/development-levy', {
      rate: t('₦1,000', '₦1,000'),
      who: t('Everybody of 18 and above', 'Duk mai shekara 18 zuwa sama'),
      due: t('Once a year', 'Sau ɗaya a shekara'),
      law: t('State tax law, last published', 'Dokar haraji ta jiha ta ƙarshe'),
    }),
    {
      kind: 'list',
      items: [
        t(
          'Everybody of 18 years and above pays it once a year.',
          'Duk mai shekara 18 zuwa sama yana biya sau ɗaya a shekara.',
        ),
        t(
          'People who pay PAYE owe it too: it is not part of the PAYE.',
          'Masu biyan PAYE ma suna biya: ba ya cikin PAYE.',
        ),
        t(
          'One receipt a year is enough: show it whenever you are asked.',
          'Rasit ɗaya a shekara ya isa: nuna shi idan an tambaye ka.',
        ),
      ],
    },
    {
      kind: 'callout',
      tone: 'information',
      title: t('Two levies of a similar name', 'Kuɗaɗe biyu masu suna kusan ɗaya'),
      text: t(
        'The development levy of 4% on the assessable profits of companies is federal (Nigeria Tax Act 2025, section 59), goes to the Nigeria Revenue Service, and is not paid here.',
        'Kuɗin raya ƙasa na 4% a kan ribar kamfanoni na tarayya ne (Dokar haraji ta Najeriya ta 2025, sashe na 59), ana biyan NRS, ba a biyansa a nan.',
      ),
    },
    lastPublished,
    getABill,
    payABill,
    {
      kind: 'links',
      items: [
        { to: '/tax-trails/paye-manager', label: t('PAYE Manager', 'Manajan PAYE') },
        { to: '/tax-trails', label: t('All taxes, levies and fees', 'Dukkan haraji da kuɗaɗe') },
      ],
    },
    {
      kind: 'sources',
      asOf: '2026-11-20',
      items: [
        stateConsolidationLaw,
        t('The same law, section 9(2) and Schedule, item 10', 'Dokar nan, sashe na 9(2) da jadawali, lamba ta 10'),
      ],
    },
  ],
});

export const consumptionTax = page('/tax-trails/consumption-tax', {
  title: t('Consumption Tax', 'Harajin amfani da kaya'),
  lead: t('5% of the bill in hotels, restaurants and event centres.', '5% na kuɗin otel, gidan abinci da wurin taro.'),
  blocks: [
    facts('consumption', '/tax-trails/consumption-tax', {
      rate: t('5% of the bill', '5% na kuɗin'),
      who: t('Guests; the house hands it over', 'Baƙi; mai wurin yana miƙawa'),
      due: t('20th of the following month', 'Ranar 20 ga wata mai zuwa'),
      law: t('State law of 2016, sections 75 to 85', 'Dokar jiha ta 2016, sassa na 75 zuwa 85'),
    }),
    { kind: 'due-days', items: [monthlyDueDays.consumption] },
    {
      kind: 'paragraph',
      text: t(
        'The guest pays it; the hotel, restaurant or event centre collects it and hands it over. It is worked out on the bill before value added tax.',
        'Baƙo ne yake biya; otel, gidan abinci ko wurin taro yana karɓa ya miƙa. Ana lissafa shi a kan kuɗin kafin VAT.',
      ),
    },
    {
      kind: 'table',
      caption: t('An example', 'Misali'),
      columns: [t('A night in a hotel', 'Kwana ɗaya a otel'), t('Amount', 'Adadi')],
      rows: [
        [t('Room, before taxes', 'Ɗaki, kafin haraji'), t('₦20,000', '₦20,000')],
        [t('Consumption tax, 5%', 'Harajin amfani, 5%'), t('₦1,000', '₦1,000')],
      ],
    },
    {
      kind: 'steps',
      items: [
        {
          title: t('Register within 30 days of opening', 'Yi rajista cikin kwana 30 da buɗewa'),
        },
        { title: t('Show the tax on each guest’s bill', 'Nuna harajin a bil ɗin kowane baƙo') },
        {
          title: t(
            'Hand over each month’s tax by the 20th of the next',
            'Miƙa harajin kowane wata zuwa ranar 20 ga na gaba',
          ),
        },
      ],
    },
    lastPublished,
    getABill,
    payABill,
    {
      kind: 'links',
      items: [
        {
          to: '/tax-trails/business-premises-trade-fees',
          label: t('Business Premises & Trade Fees', 'Kuɗin wurin kasuwanci da sana’a'),
        },
        { to: '/tax-trails', label: t('All taxes, levies and fees', 'Dukkan haraji da kuɗaɗe') },
      ],
    },
    {
      kind: 'sources',
      asOf: '2026-11-20',
      items: [
        t(
          'Notice of the state’s revenue service on the hotel, restaurant and event tax (law of 2016, sections 75 to 85)',
          'Sanarwar hukumar haraji ta jiha game da harajin otel, gidan abinci da taro (dokar 2016, sassa na 75 zuwa 85)',
        ),
      ],
    },
  ],
});

export const businessPremises = page('/tax-trails/business-premises-trade-fees', {
  title: t('Business Premises & Trade Fees', 'Kuɗin wurin kasuwanci da sana’a'),
  lead: t(
    'Every shop, office and workshop is registered once and renewed each year.',
    'Kowane shago, ofis da wurin sana’a ana yi masa rajista sau ɗaya, a sabunta kowace shekara.',
  ),
  blocks: [
    facts('premises', '/tax-trails/business-premises-trade-fees', {
      rate: t('₦10,000, then ₦5,000 a year', '₦10,000, sannan ₦5,000 a shekara'),
      who: t('Every shop, office and workshop', 'Kowane shago, ofis da wurin sana’a'),
      due: t('On opening, then each year', 'Da buɗewa, sannan kowace shekara'),
      law: t('State tax law, last published', 'Dokar haraji ta jiha ta ƙarshe'),
    }),
    {
      kind: 'table',
      caption: t('Amounts last published', 'Adadin ƙarshe da aka wallafa'),
      columns: [t('What', 'Abu'), t('Amount', 'Adadi')],
      rows: [
        [t('Registering the premises', 'Rajistar wurin'), t('₦10,000', '₦10,000')],
        [t('Renewing, each year', 'Sabuntawa, kowace shekara'), t('₦5,000', '₦5,000')],
      ],
    },
    lastPublished,
    { kind: 'heading', level: 2, text: t('Good to know', 'Ya kamata ka sani') },
    {
      kind: 'list',
      items: [
        t(
          'Keep the receipt where visitors can see it: anyone can check it with the code.',
          'Ajiye rasit inda ake iya gani: kowa zai iya tantance shi da alamar.',
        ),
        t(
          'Some fees are the local government’s and not the state’s: the bill says to whom it goes.',
          'Wasu kuɗaɗe na ƙaramar hukuma ne, ba na jiha ba: bil yana faɗar wanda za a biya.',
        ),
        t(
          'Traders with a turnover of up to ₦12 million a year are exempt from presumptive income tax; this fee is another matter.',
          'Masu cinikin da bai wuce ₦miliyan 12 a shekara ba an ɗauke musu harajin kimantawa; wannan kuɗin dabam yake.',
        ),
      ],
    },
    payABill,
    {
      kind: 'links',
      items: [
        { to: '/tax-trails/mda-collection', label: t('MDA Collection', 'Karɓar kuɗin MDA') },
        { to: '/tax-trails/consumption-tax', label: t('Consumption Tax', 'Harajin amfani da kaya') },
        { to: '/tax-benefits', label: t('Tax Benefits', 'Wa yake samun rangwame') },
        { to: '/tax-trails', label: t('All taxes, levies and fees', 'Dukkan haraji da kuɗaɗe') },
      ],
    },
    {
      kind: 'sources',
      asOf: '2026-11-20',
      items: [
        t(
          'Questions and answers of the state’s revenue service (undated)',
          'Tambayoyi da amsoshin hukumar haraji ta jiha (ba su da kwanan wata)',
        ),
        stateConsolidationLaw,
      ],
    },
  ],
});
