import { screens } from '../../screens.ts';
/** Of the account refunds are paid from. */
export const fundingTexts = {
  title: screens['refund-account'].title,
  lead: {
    en: 'The bank pays refunds from here. The treasury fills it; one person notes the bank’s advice, another approves, and the books follow.',
    ha: 'Banki yana biyan mayarwa daga nan. Baitulmali yana cika shi; wani yana rubuta takardar banki, wani yana amincewa, littattafai su bi.',
  },
  balance: { en: 'In the account, by the books', ha: 'Abin da ke asusun, bisa littattafai' },
  due: { en: 'To be paid by the bank', ha: 'Abin da banki zai biya' },
  short: { en: 'Short by', ha: 'Ya gaza da' },
  moved: { en: 'What the treasury moved here', ha: 'Abin da baitulmali ya kawo' },
  note: { en: 'Note a transfer', ha: 'Rubuta turawa' },
  noteText: {
    en: 'As the bank’s advice says it. Nothing is booked before another person has approved it.',
    ha: 'Kamar yadda takardar banki ta faɗa. Ba a shigar da komai sai wani ya amince.',
  },
  amount: { en: 'Amount', ha: 'Adadi' },
  valueDate: { en: 'Value date', ha: 'Ranar kuɗi' },
  advice: { en: 'Number of the bank’s advice', ha: 'Lambar takardar banki' },
  reason: { en: 'Reason, for the record', ha: 'Dalili, don ajiya' },
  noted: { en: 'Noted. Another person decides', ha: 'An rubuta. Wani zai yanke hukunci' },
  none: { en: 'Nothing was moved here yet.', ha: 'Ba a kawo komai nan ba tukuna.' },
  states: {
    proposed: { en: 'Waits for a second person', ha: 'Yana jiran mutum na biyu' },
    funded: { en: 'Booked', ha: 'An shigar' },
    refused: { en: 'Refused', ha: 'An ƙi' },
    withdrawn: { en: 'Withdrawn', ha: 'An janye' },
  },
  verdicts: {
    approve: { en: 'Approve', ha: 'Amince' },
    refuse: { en: 'Refuse', ha: 'Ƙi' },
    withdraw: { en: 'Withdraw', ha: 'Janye' },
  },
  done: { en: 'Done', ha: 'An yi' },
} as const;
