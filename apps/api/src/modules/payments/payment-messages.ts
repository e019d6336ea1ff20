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
