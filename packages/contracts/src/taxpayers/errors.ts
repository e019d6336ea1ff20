import type { ErrorPart } from '../error-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const taxpayersErrors = {
  'taxpayer.not-found': { status: 404, message: 'There is no such taxpayer' },
  'office-change.open-already': { status: 409, message: 'Your last request is not decided yet. Take it back first' },
  'office-change.same-office': { status: 409, message: 'This office looks after you already' },
  'office-change.no-office': { status: 409, message: 'No office looks after you yet: choose one' },
  'taxpayer.home-office-confirmed': {
    status: 409,
    message: 'Your tax office was confirmed by staff. Write to it if it should be another one',
  },
  'taxpayer-merge.not-found': { status: 404, message: 'There is no such proposal' },
  'taxpayer-merge.pending': {
    status: 409,
    message: 'Something is proposed for this taxpayer already. Decide that first',
  },
  'taxpayer-merge.not-possible': {
    status: 409,
    message: 'These two do not stand so that this can be done. One of them may have been merged meanwhile',
  },
  'taxpayer-standing.not-found': { status: 404, message: 'There is no such proposal' },
  'taxpayer-standing.pending': {
    status: 409,
    message: 'Something is proposed for this taxpayer already. Decide that first',
    hausa: 'An riga an gabatar da wani abu game da wannan mai biyan haraji. A fara yanke wancan',
  },
  'taxpayer-standing.not-possible': {
    status: 409,
    message: 'Another record leads for this taxpayer. Say it of that one',
    hausa: 'Wani bayani ne ke jagorantar wannan mai biyan haraji. Faɗi hakan a kan wancan',
  },
  'taxpayer.move-is-directors': {
    status: 403,
    message: 'A Director moves taxpayers to another office; you can confirm your own',
  },
  'taxpayer.no-home-office': {
    status: 409,
    message: 'No tax office is yours yet. Choose your office in your profile, then ask again',
    hausa: 'Babu ofishin haraji naka tukuna. Zaɓi ofishinka a bayananka, sannan ka sake tambaya',
  },
} as const satisfies ErrorPart;
