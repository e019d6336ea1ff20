import type { Language, paymentStatusCodes } from '@portal/contracts';

type Texts = Readonly<Record<keyof typeof paymentStatusCodes, string>>;

/** What a payer reads about a payment (`responseDescription`). */
export const statusDescriptions: Readonly<Record<Language, Texts>> = {
  en: {
    paid: 'Your payment is confirmed and your receipt is ready',
    pending: 'The payment provider has not confirmed your payment yet. We go on checking; please do not pay again',
    failed: 'The payment provider did not take this payment. You can try again',
    underReview: 'Your payment is being reviewed. Please do not pay again; we will contact you',
  },
  ha: {
    paid: 'An tabbatar da biyan kuɗinka kuma rasit ɗinka ya shirya',
    pending: 'Kamfanin biyan kuɗi bai tabbatar da biyanka ba tukuna. Muna ci gaba da dubawa; kada ka sake biya',
    failed: 'Kamfanin biyan kuɗi bai karɓi wannan biyan ba. Za ka iya sake gwadawa',
    underReview: 'Ana duba biyan kuɗinka. Kada ka sake biya; za mu tuntuɓe ka',
  },
};

/** What a payer reads when the provider said something that decides nothing. */
export const unclearDescriptions: Readonly<Record<Language, Readonly<Record<'unclear' | 'not-known', string>>>> = {
  en: {
    unclear:
      'The payment provider’s answer about this payment is not clear. Our staff have been told and we go on asking; please do not pay again',
    'not-known':
      'The payment provider cannot find this reference at the moment. Our staff have been told and we go on asking; please do not pay again',
  },
  ha: {
    unclear:
      'Amsar kamfanin biyan kuɗi game da wannan biyan ba ta fito fili ba. An sanar da ma’aikatanmu kuma muna ci gaba da tambaya; kada ka sake biya',
    'not-known':
      'Kamfanin biyan kuɗi bai ga wannan lambar ba a yanzu. An sanar da ma’aikatanmu kuma muna ci gaba da tambaya; kada ka sake biya',
  },
};

/** Added when notices speak of a second payment of the same reference. */
export const secondPaymentDescriptions: Readonly<Record<Language, string>> = {
  en: 'We were told of a second payment with this reference and are looking into it; nothing that you paid is lost',
  ha: 'An sanar da mu game da biya na biyu da wannan lambar kuma muna bincike; babu abin da ka biya da zai ɓace',
};
