import type { Localized } from '../language.ts';

/**
 * Where an application is. `blocked`: it waits for what blocks it and is judged again by itself; `waiting`: for a person; `overdue`: the
 * fourteen days are over, the Director has it (NTAA 72; staff areas 3.8).
 */
export const clearanceStates = [
  'blocked',
  'waiting',
  'prepared',
  'overdue',
  'overdue-prepared',
  'issued',
  'refused',
  'withdrawn',
] as const;
export type ClearanceState = (typeof clearanceStates)[number];

/** While the taxpayer waits for an answer. */
export const openClearanceStates = ['blocked', 'waiting', 'prepared', 'overdue', 'overdue-prepared'] as const;

/** `replaced`: another one took its place, after a change of name or for later years. */
export const certificateStates = ['valid', 'expired', 'revoked', 'replaced'] as const;
export type CertificateState = (typeof certificateStates)[number];

// native reviewer: the Hausa of the whole file is ours.
export const clearanceStateWords = {
  blocked: { en: 'Something is in the way', ha: 'Akwai abin da ya hana' },
  waiting: { en: 'With the office', ha: 'Yana wajen ofis' },
  prepared: { en: 'Prepared, to be decided', ha: 'An shirya, za a yanke shawara' },
  overdue: { en: 'With the Director', ha: 'Yana wajen Darakta' },
  'overdue-prepared': { en: 'Prepared, with the Director', ha: 'An shirya, yana wajen Darakta' },
  issued: { en: 'Issued', ha: 'An bayar' },
  refused: { en: 'Refused', ha: 'An ƙi' },
  withdrawn: { en: 'Taken back', ha: 'An janye' },
} as const satisfies Readonly<Record<ClearanceState, Localized>>;

export const certificateStateWords = {
  valid: { en: 'Valid', ha: 'Yana aiki' },
  expired: { en: 'Expired', ha: 'Wa’adinsa ya ƙare' },
  revoked: { en: 'Revoked', ha: 'An soke' },
  replaced: { en: 'Replaced', ha: 'An maye gurbinsa' },
} as const satisfies Readonly<Record<CertificateState, Localized>>;
