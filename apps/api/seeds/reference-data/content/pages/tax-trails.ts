import { page, t } from '../wording.ts';

export const taxTrails = page('/tax-trails', {
  title: t('Tax Trails', 'Hanyoyin haraji'),
  lead: t(
    'One page for each tax, levy and fee: what it is, who pays it and by when.',
    'Shafi ɗaya ga kowane haraji da kuɗi: mene ne, wa yake biya, kuma zuwa yaushe.',
  ),
  blocks: [
    {
      kind: 'links',
      title: t('Taxes and levies', 'Haraji da kuɗaɗe'),
      items: [
        {
          to: '/tax-trails/paye-manager',
          label: t('PAYE Manager', 'Manajan PAYE'),
          text: t('Income tax an employer deducts; due on the 10th.', 'Harajin albashi da ake cirewa; ranar 10.'),
        },
        {
          to: '/tax-trails/witholding',
          label: t('Withholding Tax', 'Harajin da ake cirewa tun asali'),
          text: t(
            'A part of some payments, handed over early; due on the 30th.',
            'Kaso da ake miƙawa da wuri; ranar 30.',
          ),
        },
        {
          to: '/stamp-duty-capital-gain-tax',
          label: t('Stamp Duty & Capital Gains Tax', 'Harajin hatimi da na ribar kadara'),
          text: t('On papers, and on what you gain when you sell.', 'A kan takardu, da ribar sayar da kadara.'),
        },
        {
          to: '/tax-trails/development-levy',
          label: t('Development Levy', 'Kuɗin raya ƙasa'),
          text: t('₦1,000 a year from every adult.', '₦1,000 a shekara daga kowane baligi.'),
        },
        {
          to: '/tax-trails/consumption-tax',
          label: t('Consumption Tax', 'Harajin amfani da kaya'),
          text: t('5% in hotels, restaurants and event centres.', '5% a otel, gidan abinci da wurin taro.'),
        },
        {
          to: '/tax-trails/business-premises-trade-fees',
          label: t('Business Premises & Trade Fees', 'Kuɗin wurin kasuwanci da sana’a'),
          text: t('Registered once, renewed each year.', 'Rajista sau ɗaya, sabuntawa kowace shekara.'),
        },
        {
          to: '/tax-trails/tax-benefit',
          label: t('Tax Benefit', 'Rangwamen haraji'),
          text: t('What lowers the tax on your income.', 'Abin da ke rage harajin kuɗin shigarka.'),
        },
      ],
    },
    {
      kind: 'links',
      title: t('Fees of ministries and agencies', 'Kuɗaɗen ma’aikatu da hukumomi'),
      items: [
        {
          to: '/tax-trails/mda-collection',
          label: t('MDA Collection', 'Karɓar kuɗin MDA'),
          text: t('One kind of bill for all of them.', 'Bil iri ɗaya ga dukansu.'),
        },
        {
          to: '/tax-trails/mva-kaduna',
          label: t('MVA Kaduna', 'MVA Kaduna'),
          text: t('Vehicle papers: registration, licence, plates.', 'Takardun mota: rajista, lasisi, lambobi.'),
        },
        {
          to: '/tax-trails/transportation',
          label: t('Transportation', 'Sufuri'),
          text: t('Permits and tickets of commercial vehicles.', 'Izini da tikitin motocin haya.'),
        },
        {
          to: '/tax-trails/education',
          label: t('Education', 'Ilimi'),
          text: t('Fees and licences of schools.', 'Kuɗaɗe da lasisin makarantu.'),
        },
        {
          to: '/tax-trails/mining',
          label: t('Mining', 'Haƙar ma’adinai'),
          text: t('What the state charges, and what is federal.', 'Abin da jiha take karɓa, da na tarayya.'),
        },
        {
          to: '/communication-infrastructure-assessment-portal',
          label: t('Communication infrastructure', 'Kayan sadarwa'),
          text: t('Masts, towers and fibre.', 'Mast, hasumiya da fiber.'),
        },
        {
          to: '/tax-trails/whatsapp-pay',
          label: t('WhatsApp Pay', 'Biya ta WhatsApp'),
          text: t('Planned; not available yet.', 'Ana shirin sa; bai fara ba tukuna.'),
        },
      ],
    },
    { kind: 'heading', level: 2, text: t('The year’s due dates', 'Ranakun biya na shekara') },
    {
      kind: 'table',
      caption: t('What is due to the state, and when', 'Abin da ake bai wa jiha, da lokacinsa'),
      columns: [t('What', 'Abu'), t('When', 'Lokaci')],
      rows: [
        [
          t('PAYE, and tax deducted from gains', 'PAYE, da harajin da aka cire daga riba'),
          t('10th of the following month', 'Ranar 10 ga wata mai zuwa'),
        ],
        [
          t('Consumption tax of hotels, restaurants and events', 'Harajin otel, gidan abinci da taro'),
          t('20th of the following month', 'Ranar 20 ga wata mai zuwa'),
        ],
        [
          t('Withholding tax and other deductions', 'Harajin cirewa da sauran ragewa'),
          t('30th of the following month', 'Ranar 30 ga wata mai zuwa'),
        ],
        [
          t('Employer’s annual return (Form H1)', 'Rahoton shekara na mai ɗaukar ma’aikata (Form H1)'),
          t('31 January', '31 ga Janairu'),
        ],
        [t('Your own return (Form A)', 'Rahotonka (Form A)'), t('31 March', '31 ga Maris')],
        [t('Stamping a paper', 'Sa hatimi a takarda'), t('Within 30 days of signing', 'Cikin kwana 30 da sa hannu')],
        [t('Land use charge', 'Kuɗin amfani da ƙasa'), t('Within 30 days of the notice', 'Cikin kwana 30 da sanarwa')],
      ],
    },
    {
      kind: 'callout',
      tone: 'uncertain',
      text: t(
        'A State Tax (Consolidation) Law of 2025 is reported as signed. Its text is not public to our knowledge: the state’s own rates on these pages are those last published, and your bill shows the amount that counts.',
        'An ba da rahoton cewa an sa wa Dokar Haraji ta Jiha (Haɗawa) ta 2025 hannu. A saninmu ba a wallafa rubutunta ba: adadin jiha a waɗannan shafuka shi ne na ƙarshe da aka wallafa, kuma bil ɗinka ne ke nuna adadin da ya dace.',
      ),
    },
    {
      kind: 'sources',
      asOf: '2026-11-20',
      items: [
        t(
          'Deduction of Tax at Source (Withholding) Regulations 2024, regulation 7',
          'Dokokin cire haraji tun asali na 2024, doka ta 7',
        ),
        t(
          'Nigeria Tax Administration Act 2025, section 14 (employer’s return)',
          'Dokar gudanar da haraji ta Najeriya (NTAA) 2025, sashe na 14 (rahoton mai ɗaukar ma’aikata)',
        ),
        t('Nigeria Tax Act 2025, section 126 (stamping)', 'Dokar haraji ta Najeriya (NTA) 2025, sashe na 126 (hatimi)'),
        t(
          'Notices of the state’s revenue service and of its land agency',
          'Sanarwar hukumar haraji ta jiha da ta hukumar ƙasa',
        ),
      ],
    },
  ],
});
