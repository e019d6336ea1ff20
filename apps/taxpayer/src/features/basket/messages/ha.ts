import type { messages as english } from './en.ts';

export const messages: typeof english = {
  pay: (bills, amount) => `Biya bil ${bills}, ${amount}`,
  payOne: (amount) => `Biya ${amount}`,
  preparing: 'Ana haɗa su...',
  failed: 'Ba a iya haɗa waɗannan bil ba. Ka sake gwadawa nan ba da daɗewa ba',
  noneOfThem: 'Babu wanda za a iya biya yanzu a cikinsu',
  leftOut: (bills) => `Ba za a iya biyan ${bills} daga cikinsu yanzu ba`,
  beingChecked: (bills) => `Ana duba biyan ${bills} daga cikinsu`,
  tooMany: (most) => `Bil ${most} kaɗai a lokaci ɗaya`,
};
