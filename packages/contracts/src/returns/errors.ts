import type { ErrorPart } from '../error-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const returnsErrors = {
  'return.not-found': { status: 404, message: 'There is no such return', hausa: 'Babu irin wannan bayani' },
  'return.row-not-found': {
    status: 404,
    message: 'No such row is filled in for you',
    hausa: 'Babu irin wannan layi da aka cika maka',
  },
  'return.not-for-you': {
    status: 403,
    message: 'This return is filed by people for themselves, not by organisations',
    hausa: 'Mutane ne suke gabatar da wannan bayanin da kansu, ba ƙungiyoyi ba',
  },
  'return.period-not-open': {
    status: 422,
    message: 'This return is taken for periods since January 2025 that are over',
    hausa: 'Ana karɓar wannan bayanin na lokutan da suka ƙare tun daga Janairu 2025',
  },
  'return.draft-changed': {
    status: 409,
    message: 'This return was changed on another device meanwhile. Look at it again',
    hausa: 'An canza wannan bayanin a wata na’ura a halin yanzu. Sake duba shi',
  },
  'return.figures-changed': {
    status: 409,
    message: 'The figures are not what you were shown. Look at what changed, and file again',
    hausa: 'Alkaluman ba yadda aka nuna maka suke ba. Duba abin da ya canza, ka sake gabatarwa',
  },
  'return.filed-meanwhile': {
    status: 409,
    message: 'This return was filed meanwhile. Look at it: what you file now amends it',
    hausa: 'An gabatar da wannan bayanin a halin yanzu. Duba shi: abin da za ka gabatar yanzu gyara ne gare shi',
  },
} as const satisfies ErrorPart;
