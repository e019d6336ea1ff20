import { defineReturnKind } from './return-kind.ts';

/** A trillion naira. */
const mostKobo = 100_000_000_000_000;

// native reviewer: the Hausa of the whole kind is ours.
/** A month of a hotel, a restaurant or an event centre, in four fields. */
export const consumptionTaxReturn = defineReturnKind({
  duty: 'consumption-tax-month',
  name: { en: 'Consumption tax', ha: 'Harajin amfani' },
  help: {
    en: 'What hotels, restaurants and event centres sold in a month, before value added tax',
    ha: 'Abin da otal, gidajen abinci da wuraren taro suka sayar a wata, kafin VAT',
  },
  revenueHeadCode: '12010107',
  filedBy: 'anybody',
  firstPeriod: '2025-01',
  fields: {
    roomsKobo: {
      ...{ type: 'money', mostKobo },
      label: { en: 'Rooms', ha: 'Ɗakuna' },
      help: { en: 'Billed for rooms and halls to sleep in', ha: 'An caji don ɗakunan kwana' },
    },
    mealsKobo: {
      ...{ type: 'money', mostKobo },
      label: { en: 'Food and drink', ha: 'Abinci da abin sha' },
      help: { en: 'Billed for meals and drinks', ha: 'An caji don abinci da abin sha' },
    },
    eventsKobo: {
      ...{ type: 'money', mostKobo },
      label: { en: 'Events and other services', ha: 'Taruka da sauran ayyuka' },
      help: {
        en: 'Billed for halls, events and anything else guests used',
        ha: 'An caji don ɗakunan taro, bukukuwa da sauran abubuwan da baƙi suka yi amfani da su',
      },
    },
    refundsKobo: {
      ...{ type: 'money', mostKobo },
      label: { en: 'Refunds', ha: 'Kuɗin da aka mayar' },
      help: {
        en: 'Given back to guests in this month, before value added tax',
        ha: 'An mayar wa baƙi a wannan wata, kafin VAT',
      },
    },
  },
  papers: [
    { en: 'The sales book or the report of the till for the month', ha: 'Littafin sayarwa ko rahoton wata na na’ura' },
  ],
  lines: {
    rooms: { en: 'Rooms', ha: 'Ɗakuna' },
    meals: { en: 'Food and drink', ha: 'Abinci da abin sha' },
    events: { en: 'Events and other services', ha: 'Taruka da sauran ayyuka' },
    sales: { en: 'Sold in the month', ha: 'An sayar a wata' },
    refunds: { en: 'Given back', ha: 'An mayar' },
    taxable: { en: 'Taxed', ha: 'Abin da ake haraji a kai' },
    'consumption-tax': { en: 'Consumption tax', ha: 'Harajin amfani' },
    balance: { en: 'To pay', ha: 'Za a biya' },
  },
});
