import { plainDigits } from '../typed-text.ts';
import { recogniseCriteria } from './recognise-criteria.ts';

/** What becomes of a typed search. */
export type SearchFate =
  /** Stands in the address and is sent. */
  | 'shared'
  /** Is sent, and stays on this screen: a phone number is nobody's business but the reader's. */
  | 'private'
  /** Neither: it may be a NIN, or grow into one. */
  | 'unfinished'
  | 'nin';

const longNumber = /\d(?:[\s().+-]?\d){10,}/;

/** Decides by shape alone, before anything is asked (docs/decisions/0380). */
export function fateOfSearch(typed: string): SearchFate {
  const criteria = recogniseCriteria(typed);
  switch (criteria?.kind) {
    case undefined:
    case 'bill':
    case 'receipt':
    case 'rrr':
    case 'tpui':
      return 'shared';
    case 'phone':
      return 'private';
    case 'name':
      return longNumber.test(plainDigits(typed)) ? 'nin' : 'shared';
    case 'nin':
      return 'nin';
    default:
      return 'unfinished';
  }
}
