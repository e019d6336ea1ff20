import type { Language } from '@portal/contracts';

const en = {
  reference: 'Declaration',
  company: 'Company',
  declared: 'Declared',
  counts: (sites: number, metres: string) => `${sites} masts, towers and rooftops; ${metres} m of fibre route`,
  billReference: 'Bill reference',
  amount: 'Amount',
  payBy: 'Pay by',
  reason: 'Reason',
  pay: 'Open and pay the bill',
  follow: 'Track your declaration',
  orOpen: 'Or open this address:',
  illustrative: 'Rates marked "illustrative" are examples until the service enters its own.',
  received: {
    subject: 'Your declaration and its bill',
    text: 'We have your declaration of communication infrastructure and have raised one bill for it. Pay it by its reference, here or at a bank. Our staff check what was declared.',
    note: 'Never give cash to anybody for this bill. The receipt comes by email as soon as the payment is confirmed.',
  },
  confirmed: {
    subject: 'Your declaration is confirmed',
    text: 'Our staff have checked your declaration of communication infrastructure and confirm it. You need to do nothing more, apart from paying the bill if it is still open.',
    note: 'Keep this email with your papers of the sites.',
  },
  rejected: {
    subject: 'Your declaration was rejected',
    text: 'Our staff have checked your declaration of communication infrastructure and could not accept it. Its bill is cancelled: do not pay it. Declare again with what is right.',
    note: 'If you think this is a mistake, answer through Contact us and give the reference.',
  },
  demonstration: 'This is a demonstration. No real money is asked for.',
};

const ha: typeof en = {
  reference: 'Bayani', // native reviewer: "bayani" for declaration
  company: 'Kamfani',
  declared: 'An bayyana',
  counts: (sites, metres) => `Mast, hasumiya da na rufi ${sites}; mita ${metres} ta hanyar fiber`,
  billReference: 'Lambar bil',
  amount: 'Kuɗi',
  payBy: 'A biya kafin',
  reason: 'Dalili',
  pay: 'Buɗe bil ɗin ka biya',
  follow: 'Duba inda bayaninka ya kai',
  orOpen: 'Ko ka buɗe wannan adireshi:',
  illustrative: 'Kuɗaɗen da aka ce "misali" misali ne har sai hukuma ta shigar da nata.',
  received: {
    subject: 'Bayaninka da bil ɗinsa',
    text: 'Mun karɓi bayaninka na kayan sadarwa kuma mun fitar da bil ɗaya. Ka biya da lambarsa, a nan ko a banki. Ma’aikatanmu za su duba abin da aka bayyana.',
    note: 'Kada ka ba kowa tsabar kuɗi saboda wannan takarda. Rasit zai zo ta imel da zarar an tabbatar da biyan.',
  },
  confirmed: {
    subject: 'An tabbatar da bayaninka',
    text: 'Ma’aikatanmu sun duba bayaninka na kayan sadarwa kuma sun tabbatar da shi. Babu abin da ya rage, sai biyan takardar idan ba a biya ba.',
    note: 'Ka ajiye wannan wasiƙa tare da takardun wuraren.',
  },
  rejected: {
    subject: 'Ba a karɓi bayaninka ba',
    text: 'Ma’aikatanmu sun duba bayaninka na kayan sadarwa kuma ba su iya karɓarsa ba. An soke bil ɗinsa: kada ka biya shi. Ka sake bayyana abin da yake daidai.',
    note: 'Idan kana ganin kuskure ne, ka tuntuɓe mu ka ba da lambar.',
  },
  demonstration: 'Wannan gwaji ne. Ba a neman kuɗin gaske.',
};

export const mailMessages: Readonly<Record<Language, typeof en>> = { en, ha };
