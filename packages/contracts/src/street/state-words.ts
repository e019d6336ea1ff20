import type { Localized } from '../language.ts';
import type { EnumeratorMove, EnumeratorState, FieldDeviceState, RecordQuality } from './enumerator.ts';
import type { FieldRecordState } from './field-record.ts';

// native reviewer: the Hausa of the whole file is ours.
export const enumeratorStateWords = {
  applied: { en: 'Applied', ha: 'Ya nema' },
  trained: { en: 'Trained', ha: 'An horar' },
  active: { en: 'At work', ha: 'Yana aiki' },
  paused: { en: 'Paused', ha: 'An dakatar' },
  ended: { en: 'Ended', ha: 'Ya ƙare' },
} as const satisfies Readonly<Record<EnumeratorState, Localized>>;

export const enumeratorMoveWords = {
  train: { en: 'Note the training', ha: 'Rubuta horo' },
  activate: { en: 'Send to work', ha: 'Tura aiki' },
  pause: { en: 'Pause', ha: 'Dakatar' },
  resume: { en: 'Let work again', ha: 'Mayar da shi aiki' },
  end: { en: 'End', ha: 'Kawo ƙarshe' },
} as const satisfies Readonly<Record<EnumeratorMove, Localized>>;

export const fieldDeviceStateWords = {
  active: { en: 'At work', ha: 'Tana aiki' },
  locked: { en: 'Locked', ha: 'An kulle' },
  wiped: { en: 'Wiped', ha: 'An goge' },
} as const satisfies Readonly<Record<FieldDeviceState, Localized>>;

export const recordQualityWords = {
  new: { en: 'New', ha: 'Sabo' },
  trusted: { en: 'Trusted', ha: 'An amince' },
  sampled: { en: 'Sampled', ha: 'A gwada wasu' },
  're-check': { en: 'Re-check all', ha: 'A sake duba duka' },
} as const satisfies Readonly<Record<RecordQuality, Localized>>;

export const fieldRecordStateWords = {
  received: { en: 'Waits', ha: 'Yana jira' },
  accepted: { en: 'Accepted', ha: 'An karɓa' },
  returned: { en: 'Sent back', ha: 'An mayar' },
  replaced: { en: 'Replaced', ha: 'An maye gurbi' },
  rejected: { en: 'Rejected', ha: 'An ƙi' },
} as const satisfies Readonly<Record<FieldRecordState, Localized>>;
