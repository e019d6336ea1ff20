import { page, t } from '../wording.ts';
import { facts } from './repeated-blocks.ts';

export const taxBenefit = page('/tax-trails/tax-benefit', {
  title: t('Tax Benefit', 'Rangwamen haraji'),
  lead: t('What lowers the tax on your income.', 'Abin da ke rage harajin kuɗin shigarka.'),
  blocks: [
    facts('benefit', '/tax-trails/tax-benefit', {
      rate: t('₦800,000 free each year', '₦800,000 babu haraji a shekara'),
      who: t('Everybody with an income', 'Duk mai kuɗin shiga'),
      due: t('With the pay, or with your return', 'Tare da albashi, ko da rahotonka'),
      law: t('Nigeria Tax Act 2025, section 30', 'Dokar haraji (NTA) 2025, sashe na 30'),
    }),
    {
      kind: 'paragraph',
      text: t(
        'From 1 January 2026 the first ₦800,000 of chargeable income in a year is free of tax, and a wage of the national minimum (₦70,000 a month) or less is not taxed.',
        'Daga 1 ga Janairu 2026, ba a karɓar haraji a kan ₦800,000 na farko na kuɗin shiga a shekara, kuma ba a karɓar haraji a kan mafi ƙarancin albashi na ƙasa (₦70,000 a wata) ko ƙasa da haka.',
      ),
    },
    {
      kind: 'table',
      caption: t('What comes off before tax', 'Abin da ake cirewa kafin haraji'),
      columns: [t('What you pay', 'Abin da kake biya'), t('How much comes off', 'Nawa ake cirewa')],
      rows: [
        [
          t('Pension contributions', 'Kuɗin fansho'),
          t(
            'What you contribute; at least 8% of basic pay, housing and transport',
            'Abin da kake bayarwa; aƙalla 8% na albashi, gida da sufuri',
          ),
        ],
        [
          t('National Housing Fund', 'Asusun gidaje na ƙasa'),
          t('What you contribute (2.5%)', 'Abin da kake bayarwa (2.5%)'),
        ],
        [t('Health insurance (NHIS)', 'Inshorar lafiya (NHIS)'), t('What you contribute', 'Abin da kake bayarwa')],
        [
          t('Interest on a loan for the house you live in', 'Kuɗin ruwan bashin gina gidan da kake zaune'),
          t('The interest', 'Kuɗin ruwan'),
        ],
        [
          t('Life insurance or annuity, for you or your spouse', 'Inshorar rai, taka ko ta mijinki ko matarka'),
          t('Last year’s premium', 'Kuɗin shekarar da ta gabata'),
        ],
        [
          t('Rent', 'Haya'),
          t('20% of the year’s rent, at most ₦500,000', '20% na hayar shekara, bai wuce ₦500,000 ba'),
        ],
      ],
    },
    {
      kind: 'steps',
      items: [
        {
          title: t('Tell your employer, or write it in your return', 'Sanar da mai aikinka, ko ka rubuta a rahotonka'),
          text: t('A claim is made in writing.', 'A rubuce ake nema.'),
        },
        {
          title: t('Declare your rent truthfully', 'Bayyana hayarka da gaskiya'),
          text: t(
            'Rent relief needs a declaration of the rent you pay.',
            'Rangwamen haya yana buƙatar bayanin hayar da kake biya.',
          ),
        },
        {
          title: t('Keep the evidence', 'Adana shaida'),
          text: t('You may be asked for it.', 'Za a iya neman ta.'),
        },
      ],
    },
    {
      kind: 'callout',
      tone: 'information',
      title: t('The consolidated relief is gone', 'An soke tsohon rangwamen CRA'),
      text: t(
        'The allowance of ₦200,000 or 1% of gross income, whichever is higher, and 20% of gross income counts for years up to 2025 only.',
        'Rangwamen ₦200,000 ko 1% na jimlar kuɗin shiga, wanda ya fi yawa, tare da 20% na jimlar kuɗin shiga, na shekaru har 2025 ne kawai.',
      ),
    },
    {
      kind: 'action',
      to: '/tax-calculator',
      label: t('See what it saves you', 'Ga abin da za ka samu'),
    },
    {
      kind: 'links',
      items: [
        { to: '/tax-benefits', label: t('Tax Benefits', 'Wa yake samun rangwame') },
        { to: '/tax-trails/paye-manager', label: t('PAYE Manager', 'Manajan PAYE') },
        { to: '/tax-trails', label: t('All taxes, levies and fees', 'Dukkan haraji da kuɗaɗe') },
      ],
    },
    {
      kind: 'sources',
      asOf: '2026-11-20',
      items: [
        t(
          'Nigeria Tax Act 2025, sections 30 to 32 (deductions), 58 and Fourth Schedule (bands), 163(1)(t) (minimum wage)',
          'Dokar haraji ta Najeriya (NTA) 2025, sassa na 30 zuwa 32 (ragewa), 58 da jadawali na huɗu (matakai), 163(1)(t) (mafi ƙarancin albashi)',
        ),
        t(
          'National Minimum Wage (Amendment) Act 2024; Pension Reform Act, section 4',
          'Dokar mafi ƙarancin albashi ta 2024; dokar fansho, sashe na 4',
        ),
      ],
    },
  ],
});

export const taxBenefits = page('/tax-benefits', {
  title: t('Tax Benefits', 'Wa yake samun rangwame'),
  lead: t(
    'Who pays less, who pays nothing, and how to ask for it.',
    'Wa yake biyan kaɗan, wa ba ya biya, da yadda ake nema.',
  ),
  blocks: [
    {
      kind: 'table',
      caption: t('Reliefs and exemptions', 'Rangwame da keɓewa'),
      columns: [t('If you are', 'Idan kai'), t('then', 'to')],
      rows: [
        [
          t('on the national minimum wage', 'mai mafi ƙarancin albashi ne'),
          t('your wage is not taxed', 'ba a karɓar haraji a kan albashinka'),
        ],
        [
          t(
            'a trader with a turnover of up to ₦12 million a year',
            'ɗan kasuwa ne mai cinikin da bai wuce ₦miliyan 12 a shekara ba',
          ),
          t(
            'you are exempt from presumptive tax; above that it is 1% of the turnover',
            'an ɗauke maka harajin kimantawa; sama da haka 1% na ciniki',
          ),
        ],
        [
          t('a pensioner', 'ɗan fansho ne'),
          t(
            'pension and gratuity under the Pension Reform Act are not taxed',
            'ba a karɓar haraji a kan fansho da giratuti bisa dokar fansho',
          ),
        ],
        [
          t('a tenant', 'mai haya ne'),
          t(
            '20% of your rent, at most ₦500,000, comes off your income',
            'ana cire 20% na hayarka, bai wuce ₦500,000 ba, daga kuɗin shigarka',
          ),
        ],
        [
          t('selling the home you live in', 'mai sayar da gidan da kake zaune ne'),
          t('the gain is exempt once in a lifetime', 'an ɗauke haraji a kan ribar sau ɗaya a rayuwa'),
        ],
        [
          t('losing your job', 'wanda ya rasa aiki ne'),
          t('compensation up to ₦50 million is exempt', 'an ɗauke haraji a kan diyya har ₦miliyan 50'),
        ],
        [
          t('an owner of land or a building', 'mai ƙasa ko gini ne'),
          t(
            'paying the land use charge within 15 days of the notice earns a discount',
            'biyan kuɗin amfani da ƙasa cikin kwana 15 da sanarwa yana samun rangwame',
          ),
        ],
      ],
    },
    {
      kind: 'callout',
      tone: 'warning',
      text: t(
        'You never have to pay anybody to get a relief the law gives you. Whoever asks for money for it is breaking the law.',
        'Ba a taɓa biyan wani kafin a sami rangwamen da doka ta bayar. Wanda ya nemi kuɗi saboda haka ya karya doka.',
      ),
    },
    { kind: 'heading', level: 2, text: t('How to ask for it', 'Yadda ake nema') },
    {
      kind: 'paragraph',
      text: t(
        [
          'What comes off your income is claimed with your employer or in your return: see ',
          { text: 'Tax Benefit', to: '/tax-trails/tax-benefit' },
          '. For anything else, ',
          { text: 'ask your tax office', to: '/contact-us' },
          '.',
        ],
        [
          'Abin da ake cirewa daga kuɗin shiga ana nema wurin mai aikinka ko a rahotonka: duba ',
          { text: 'Rangwamen haraji', to: '/tax-trails/tax-benefit' },
          '. Don wani abu dabam, ',
          { text: 'tambayi ofishin harajinka', to: '/contact-us' },
          '.',
        ],
      ),
    },
    {
      kind: 'links',
      items: [
        { to: '/tax-calculator', label: t('Tax Calculator', 'Na’urar lissafin haraji') },
        {
          to: '/stamp-duty-capital-gain-tax',
          label: t('Stamp Duty & Capital Gains Tax', 'Harajin hatimi da na ribar kadara'),
        },
        { to: '/faq', label: t('Questions and answers', 'Tambayoyi da amsoshi') },
      ],
    },
    {
      kind: 'sources',
      asOf: '2026-11-20',
      items: [
        t(
          'Nigeria Tax Act 2025, sections 30, 50, 51, 58 and 163',
          'Dokar haraji ta Najeriya (NTA) 2025, sassa na 30, 50, 51, 58 da 163',
        ),
        t(
          'Presumptive tax regulations signed on 3 March 2026, as reported by the press',
          'Dokokin harajin kimantawa da aka sa wa hannu ran 3 ga Maris 2026, kamar yadda jaridu suka ruwaito',
        ),
        t(
          'Notice of the state’s land agency on the land use charge',
          'Sanarwar hukumar ƙasa ta jiha game da kuɗin amfani da ƙasa',
        ),
      ],
    },
  ],
});
