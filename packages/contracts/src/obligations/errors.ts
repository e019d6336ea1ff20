import type { ErrorPart } from '../error-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const obligationsErrors = {
  'obligation.not-found': {
    status: 404,
    message: 'Nothing is expected of this taxpayer for that period',
    hausa: 'Ba a jiran komai daga wannan mai biyan haraji na wannan lokaci',
  },
  'obligation.filed': {
    status: 409,
    message: 'It is filed already: there is nothing to excuse',
    hausa: 'An riga an gabatar da shi: babu abin da za a yafe',
  },
  'obligation.excused': {
    status: 409,
    message: 'It was excused already',
    hausa: 'An riga an yafe shi',
  },
  'due-extension.not-found': { status: 404, message: 'There is no such proposal' },
  'due-extension.no-rule': { status: 409, message: 'No law that we know asks for this return of that period' },
  'due-extension.pending': {
    status: 409,
    message: 'Another day is proposed for this period already. Decide that first',
  },
  'due-extension.not-later': {
    status: 409,
    message: 'It is extended to a day to come that is later than the one it is due now',
  },
  'obligation.not-excused': {
    status: 409,
    message: 'Nothing is excused for that period',
    hausa: 'Ba a yafe komai na wannan lokaci ba',
  },
  'obligation.says-themselves': {
    status: 409,
    message: 'This taxpayer has an account, and says it themselves',
    hausa: 'Wannan mai biyan haraji yana da asusu, shi da kansa yake faɗa',
  },
  'obligation.fact-not-found': {
    status: 404,
    message: 'You have said nothing of this kind',
    hausa: 'Ba ka faɗi irin wannan ba',
  },
  'obligation.too-many-facts': {
    status: 422,
    message: 'We keep 100 of these for one taxpayer. Correct one of them instead',
    hausa: 'Muna adana 100 na irin wannan ga mai biyan haraji ɗaya. Gyara ɗaya daga cikinsu',
  },
} as const satisfies ErrorPart;
