import { page, t } from '../wording.ts';
import { facts, getABill, monthlyDueDays, payABill } from './repeated-blocks.ts';

export const payeManager = page('/tax-trails/paye-manager', {
  title: t('PAYE Manager', 'Manajan PAYE'),
  lead: t(
    'For employers: the income tax you deduct from your staff’s pay.',
    'Ga masu ɗaukar ma’aikata: harajin albashi da kuke cirewa daga albashin ma’aikata.',
  ),
  blocks: [
    facts('paye', '/tax-trails/paye-manager', {
      rate: t('0 to 25%', '0 zuwa 25%'),
      who: t('Employers', 'Masu ɗaukar ma’aikata'),
      due: t('10th of the following month', 'Ranar 10 ga wata mai zuwa'),
      law: t('Nigeria Tax Act 2025, section 58', 'Dokar haraji (NTA) 2025, sashe na 58'),
    }),
    { kind: 'due-days', items: [monthlyDueDays.paye] },
    { kind: 'heading', level: 2, text: t('The bands since 1 January 2026', 'Matakan haraji tun 1 ga Janairu 2026') },
    {
      kind: 'table',
      caption: t('Tax on a year’s chargeable income', 'Harajin kuɗin shiga na shekara'),
      columns: [t('Chargeable income', 'Kuɗin shiga'), t('Rate', 'Kaso'), t('Tax up to here', 'Haraji zuwa nan')],
      rows: [
        [t('First ₦800,000', '₦800,000 na farko'), t('0%', '0%'), t('₦0', '₦0')],
        [t('Next ₦2,200,000', '₦2,200,000 na gaba'), t('15%', '15%'), t('₦330,000', '₦330,000')],
        [t('Next ₦9,000,000', '₦9,000,000 na gaba'), t('18%', '18%'), t('₦1,950,000', '₦1,950,000')],
        [t('Next ₦13,000,000', '₦13,000,000 na gaba'), t('21%', '21%'), t('₦4,680,000', '₦4,680,000')],
        [t('Next ₦25,000,000', '₦25,000,000 na gaba'), t('23%', '23%'), t('₦10,430,000', '₦10,430,000')],
        [t('Above ₦50,000,000', 'Sama da ₦50,000,000'), t('25%', '25%'), t('–', '–')],
      ],
    },
    {
      kind: 'paragraph',
      text: t(
        [
          'Pension, housing fund, health insurance, life insurance, interest on a loan for one’s own house and rent relief come off first: see ',
          { text: 'Tax Benefit', to: '/tax-trails/tax-benefit' },
          '. A wage of the national minimum (₦70,000 a month) or less is not taxed.',
        ],
        [
          'Ana fara cire fansho, asusun gidaje, inshorar lafiya, inshorar rai, kuɗin ruwan bashin gina gida da rangwamen haya: duba ',
          { text: 'Rangwamen haraji', to: '/tax-trails/tax-benefit' },
          '. Ba a karɓar haraji a kan mafi ƙarancin albashi na ƙasa (₦70,000 a wata) ko ƙasa da haka.',
        ],
      ),
    },
    { kind: 'heading', level: 2, text: t('What an employer does', 'Abin da mai ɗaukar ma’aikata yake yi') },
    {
      kind: 'steps',
      items: [
        {
          title: t('Register, and get each employee’s Tax ID or NIN', 'Yi rajista, ka karɓi Tax ID ko NIN na kowa'),
          text: t(
            'Not registering costs ₦50,000 for the first month and ₦25,000 for each further one.',
            'Rashin rajista yana jawo ₦50,000 na wata na farko da ₦25,000 na kowane wata na gaba.',
          ),
        },
        {
          title: t('Deduct each month', 'Cire kowane wata'),
          text: t(
            ['Work out one person’s tax in the ', { text: 'calculator', to: '/tax-calculator' }, '.'],
            ['Lissafa harajin mutum ɗaya a ', { text: 'na’urar lissafi', to: '/tax-calculator' }, '.'],
          ),
        },
        {
          title: t('Pay by the 10th of the following month', 'Biya zuwa ranar 10 ga wata mai zuwa'),
          text: t(
            'To the state in which each person lived on 1 January of the year.',
            'Ga jihar da kowane ma’aikaci ya zauna a ranar 1 ga Janairun shekarar.',
          ),
        },
        {
          title: t(
            'File the year’s return (Form H1) by 31 January',
            'Kai rahoton shekara (Form H1) zuwa 31 ga Janairu',
          ),
          text: t(
            'A missing or false return costs ₦100,000 for the first month and ₦50,000 for each further one.',
            'Rashin rahoto ko na ƙarya yana jawo ₦100,000 na wata na farko da ₦50,000 na kowane wata na gaba.',
          ),
        },
        {
          title: t(
            'Give each employee a statement of what you deducted',
            'Ba kowane ma’aikaci bayanin abin da ka cire',
          ),
          text: t(
            'They need it for their own return, due on 31 March.',
            'Yana buƙatarsa don rahotonsa, zuwa 31 ga Maris.',
          ),
        },
      ],
    },
    getABill,
    payABill,
    {
      kind: 'links',
      items: [
        { to: '/tax-calculator', label: t('Tax Calculator', 'Na’urar lissafin haraji') },
        { to: '/tax-trails/development-levy', label: t('Development Levy', 'Kuɗin raya ƙasa') },
        { to: '/tax-trails', label: t('All taxes, levies and fees', 'Dukkan haraji da kuɗaɗe') },
      ],
    },
    {
      kind: 'sources',
      asOf: '2026-11-20',
      items: [
        t(
          'Nigeria Tax Act 2025, section 58 and Fourth Schedule (bands), sections 30 to 32 (deductions), section 163(1)(t) (minimum wage)',
          'Dokar haraji ta Najeriya (NTA) 2025, sashe na 58 da jadawali na huɗu (matakai), sassa na 30 zuwa 32 (ragewa), na 163(1)(t) (mafi ƙarancin albashi)',
        ),
        t(
          'Deduction of Tax at Source (Withholding) Regulations 2024, regulation 7(1)(b)(i) (the 10th)',
          'Dokokin cire haraji tun asali na 2024, doka ta 7(1)(b)(i) (ranar 10)',
        ),
        t(
          'Nigeria Tax Administration Act 2025, sections 14, 28, 100 and 101',
          'Dokar gudanar da haraji ta Najeriya (NTAA) 2025, sassa na 14, 28, 100 da 101',
        ),
        t(
          'Section 107 of that Act takes the 21st as the day from which a penalty runs; we show the state’s own due date',
          'Sashe na 107 na dokar ya ɗauki ranar 21 a matsayin farkon tara; mu muna nuna ranar biyan jiha',
        ),
      ],
    },
  ],
});
