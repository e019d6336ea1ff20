import { defineReturnKind } from './return-kind.ts';

/** A trillion naira. */
const mostKobo = 100_000_000_000_000;
const money = { type: 'money', mostKobo } as const;

// native reviewer: the Hausa of the whole kind is ours.
/** Form A: what a person earned in a year, from everywhere. The law is that of the year: to 2025, and from 2026. */
export const directAssessmentReturn = defineReturnKind({
  duty: 'direct-assessment',
  name: { en: 'Return of income (Form A)', ha: 'Bayanin kuɗin shiga (Form A)' },
  help: {
    en: 'What you earned in a year, what was withheld from it already, and what is left to pay',
    ha: 'Abin da ka samu a shekara, abin da aka riga aka cire, da abin da ya rage a biya',
  },
  revenueHeadCode: '12010102',
  filedBy: 'person',
  firstPeriod: '2025',
  fields: {
    livedHere: {
      type: 'confirm',
      label: {
        en: 'I lived in Kaduna State on 1 January of this year',
        ha: 'Ina zaune a Jihar Kaduna a ranar 1 ga Janairun wannan shekara',
      },
      help: {
        en: 'The state where you lived on 1 January takes the return of the whole year',
        ha: 'Jihar da kake zaune a ranar 1 ga Janairu ce ke karɓar bayanin shekarar gaba ɗaya',
      },
    },
    employments: {
      type: 'rows',
      most: 20,
      from: 'paye',
      label: { en: 'Salaries and wages', ha: 'Albashi' },
      help: {
        en: 'Each employer of the year, with the tax deducted from your pay',
        ha: 'Kowane mai ɗaukar aiki na shekara, da harajin da aka cire daga albashinka',
      },
      columns: {
        employer: {
          ...{ type: 'text', longest: 160, isRequired: true },
          label: { en: 'Employer', ha: 'Mai ɗaukar aiki' },
          help: { en: 'The name on your payslip', ha: 'Sunan da ke kan takardar albashi' },
        },
        grossKobo: {
          ...money,
          label: { en: 'Gross pay', ha: 'Albashi kafin a cire komai' },
          help: {
            en: 'Everything paid in the year, before deductions',
            ha: 'Duk abin da aka biya a shekara, kafin a cire',
          },
        },
        deductedKobo: {
          ...money,
          label: { en: 'Tax deducted (PAYE)', ha: 'Harajin da aka cire (PAYE)' },
          help: { en: 'It counts towards your tax', ha: 'Ana lissafa shi cikin harajinka' },
        },
      },
    },
    sources: {
      type: 'rows',
      most: 20,
      label: { en: 'Businesses, professions and property', ha: 'Kasuwanci, sana’o’i da kadarori' },
      help: {
        en: 'Each source by itself: a loss of one lowers no other income',
        ha: 'Kowane tushe daban: asarar ɗaya ba ta rage wani kuɗin shiga',
      },
      columns: {
        name: {
          ...{ type: 'text', longest: 120, isRequired: true },
          label: { en: 'Source', ha: 'Tushe' },
          help: { en: 'For example the name of the shop', ha: 'Misali sunan shago' },
        },
        kind: {
          type: 'choice',
          label: { en: 'Kind', ha: 'Iri' },
          help: { en: 'What it is', ha: 'Abin da yake' },
          options: {
            trade: { en: 'Trade or business', ha: 'Kasuwanci' },
            profession: { en: 'Profession or vocation', ha: 'Sana’a' },
            property: { en: 'Rent of property', ha: 'Hayar kadara' },
            other: { en: 'Something else', ha: 'Wani abu' },
          },
        },
        incomeKobo: {
          ...money,
          label: { en: 'Income', ha: 'Kuɗin shiga' },
          help: { en: 'All that came in', ha: 'Duk abin da ya shigo' },
        },
        costsKobo: {
          ...money,
          label: { en: 'Costs', ha: 'Kashe-kashe' },
          help: {
            en: 'What was spent wholly to earn it, and capital allowances',
            ha: 'Abin da aka kashe don samunsa kawai, da rangwamen kadarori',
          },
        },
        lossBroughtKobo: {
          ...{ ...money, from: 'last-return' },
          label: { en: 'Loss of earlier years', ha: 'Asarar shekarun baya' },
          help: {
            en: 'Of this source, not used up yet: it lowers the profit of this source alone',
            ha: 'Ta wannan tushe, wadda ba a ƙare ba: tana rage ribar wannan tushe kaɗai',
          },
        },
      },
    },
    gainsKobo: {
      ...{ ...money, fromPeriod: '2026' },
      label: { en: 'Chargeable gains', ha: 'Ribar sayar da kadara' },
      help: {
        en: 'From 2026 gains on what you sold are part of your income',
        ha: 'Daga 2026 ribar abin da ka sayar tana cikin kuɗin shiga',
      },
    },
    pensionKobo: {
      ...{ ...money, from: 'paye' },
      label: { en: 'Pension', ha: 'Fansho' },
      help: { en: 'Your own contributions of the year', ha: 'Gudummawarka ta shekara' },
    },
    housingFundKobo: {
      ...{ ...money, from: 'paye' },
      label: { en: 'National Housing Fund', ha: 'Asusun Gidaje na Ƙasa' },
      help: { en: 'Contributed in the year', ha: 'An bayar a shekara' },
    },
    healthInsuranceKobo: {
      ...{ ...money, from: 'paye' },
      label: { en: 'Health insurance', ha: 'Inshorar lafiya' },
      help: { en: 'National Health Insurance, in the year', ha: 'Inshorar Lafiya ta Ƙasa, a shekara' },
    },
    lifeInsuranceKobo: {
      ...{ ...money, from: 'paye' },
      label: { en: 'Life insurance', ha: 'Inshorar rai' },
      help: { en: 'Premiums for you or your spouse', ha: 'Na kanka ko na mijinki ko matarka' },
    },
    homeLoanInterestKobo: {
      ...{ ...money, from: 'paye' },
      label: { en: 'Interest on a home loan', ha: 'Ruwan bashin gida' },
      help: { en: 'For the house you live in', ha: 'Na gidan da kake zaune' },
    },
    rentPaidKobo: {
      ...{ ...money, from: 'last-return', fromPeriod: '2026' },
      label: { en: 'Rent you paid', ha: 'Hayar da ka biya' },
      help: {
        en: 'Of your home in the year: a fifth of it, up to ₦500,000, is relieved',
        ha: 'Ta gidanka a shekara: ana ragewa da kashi ɗaya cikin biyar, har ₦500,000',
      },
    },
    credits: {
      type: 'rows',
      most: 100,
      from: 'withholding',
      label: { en: 'Tax withheld', ha: 'Harajin da aka riƙe' },
      help: {
        en: 'By those who paid you, with a credit note for each',
        ha: 'Daga waɗanda suka biya ka, da takardar shaida ga kowane',
      },
      columns: {
        payer: {
          ...{ type: 'text', longest: 160, isRequired: true },
          label: { en: 'Withheld by', ha: 'Wanda ya riƙe' },
          help: { en: 'The name on the credit note', ha: 'Sunan da ke kan takardar shaida' },
        },
        note: {
          ...{ type: 'text', longest: 60, isRequired: true },
          label: { en: 'Credit note', ha: 'Takardar shaida' },
          help: { en: 'Its number, or the month it is for', ha: 'Lambarta, ko watan da take nufi' },
        },
        taxKobo: {
          ...money,
          label: { en: 'Tax withheld', ha: 'Harajin da aka riƙe' },
          help: { en: 'The amount on the credit note', ha: 'Adadin da ke kan takardar shaida' },
        },
      },
    },
  },
  papers: [
    {
      en: 'Accounts, or a list of income and costs, of each source',
      ha: 'Lissafi, ko jerin kuɗin shiga da kashe-kashe, na kowane tushe',
    },
    {
      en: 'Credit notes of tax withheld that the portal did not fill in',
      ha: 'Takardun shaida na harajin da aka riƙe waɗanda shafin bai cike ba',
    },
    { en: 'Receipts for what is relieved', ha: 'Rasit na abin da ake ragewa' },
  ],
  lines: {
    employment: { en: 'Salary or wage', ha: 'Albashi' },
    'source-profit': { en: 'Profit of a source', ha: 'Ribar tushe' },
    'loss-used': { en: 'Loss of earlier years, used', ha: 'Asarar shekarun baya, an yi amfani da ita' },
    'source-income': { en: 'Taxed of the source', ha: 'Abin da ake haraji daga tushe' },
    'loss-carried': { en: 'Loss kept for later years', ha: 'Asara don shekaru masu zuwa' },
    'gross-income': { en: 'Income of the year', ha: 'Kuɗin shiga na shekara' },
    'free-wage': { en: 'Wage up to the minimum wage', ha: 'Albashi har mafi ƙarancin albashi' },
    pension: { en: 'Pension', ha: 'Fansho' },
    'housing-fund': { en: 'National Housing Fund', ha: 'Asusun Gidaje na Ƙasa' },
    'health-insurance': { en: 'Health insurance', ha: 'Inshorar lafiya' },
    'life-insurance': { en: 'Life insurance', ha: 'Inshorar rai' },
    'home-loan-interest': { en: 'Interest on a home loan', ha: 'Ruwan bashin gida' },
    'rent-relief': { en: 'Rent relief', ha: 'Rangwamen haya' },
    'consolidated-relief': { en: 'Consolidated relief allowance', ha: 'Rangwamen haɗaka' },
    'chargeable-income': { en: 'Income that is taxed', ha: 'Kuɗin shiga da ake haraji a kai' },
    'income-tax': { en: 'Income tax', ha: 'Harajin kuɗin shiga' },
    'gains-tax': { en: 'Tax on gains', ha: 'Harajin riba' },
    tax: { en: 'Tax of the year', ha: 'Harajin shekara' },
    'paye-credit': { en: 'Deducted by employers (PAYE)', ha: 'Masu ɗaukar aiki sun cire (PAYE)' },
    'withholding-credit': { en: 'Withheld, with credit notes', ha: 'An riƙe, da takardun shaida' },
    balance: { en: 'To pay', ha: 'Za a biya' },
    over: { en: 'Paid too much', ha: 'An biya fiye da kima' },
  },
});
