import type { ErrorPart } from '../error-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const sharesErrors = {
  'share.not-found': {
    status: 404,
    message: 'There is nothing of this kind to read or decide',
    hausa: 'Babu irin wannan da za a duba ko a yanke',
  },
  'share.overlaps': {
    status: 409,
    message: 'A row of the same days for the same head is there already. End it first',
    hausa: 'Akwai layi na kwanaki iri ɗaya na wannan tushe. A fara kawo ƙarshensa',
  },
  'share.change-waits': {
    status: 409,
    message: 'The end of this row waits for a decision already',
    hausa: 'Ƙarshen wannan layi yana jiran hukunci',
  },
  'share.end-past': {
    status: 409,
    message: 'A row ends today or later, on one of its own days',
    hausa: 'Layi yana ƙarewa yau ko daga baya, a cikin kwanakinsa',
  },
  'share.own-change': {
    status: 409,
    message: 'Another SuperAdmin than the one who proposed it decides',
    hausa: 'Wani SuperAdmin ne zai yanke hukunci, ba wanda ya gabatar ba',
  },
  'share.month-open': { status: 409, message: 'This month has not ended', hausa: 'Wannan wata bai ƙare ba' },
  'share.month-empty': {
    status: 409,
    message: 'No line up to this month waits for a statement',
    hausa: 'Babu layi har zuwa wannan wata da ke jiran bayani',
  },
  'share.statement-exists': {
    status: 409,
    message: 'There is a statement of this month already',
    hausa: 'Akwai bayanin wannan wata tuni',
  },
  'share.disputed': {
    status: 409,
    message: 'A line of this statement is disputed. Answer first',
    hausa: 'Ana jayayya kan layi na wannan bayani. A fara amsawa',
  },
  'share.dispute-open': {
    status: 409,
    message: 'What you said against this line waits for an answer already',
    hausa: 'Abin da ka faɗa kan wannan layi yana jiran amsa',
  },
  'share.account-missing': {
    status: 409,
    message: 'Somebody of this list has no account on record. They name one, and a SuperAdmin approves it',
    hausa: 'Wani a wannan jeri ba shi da asusu a rubuce. Shi zai faɗi, SuperAdmin ya amince',
  },
  'share.account-held': {
    status: 409,
    message: 'This account is being given back, or was within 72 hours. Until then nobody names where its money goes',
    hausa:
      'Ana mayar da wannan asusu, ko an mayar cikin awa 72. Kafin lokacin ya wuce ba wanda zai faɗi inda kuɗinsa za su je',
  },
  'share.own-account': {
    status: 409,
    message: 'Another person than the one who named it decides about an account',
    hausa: 'Wani ne zai yanke hukunci kan asusu, ba wanda ya faɗe shi ba',
  },
} as const satisfies ErrorPart;
