import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const workflowActions = {
  'request.withdrawn': { en: 'Request taken back', ha: 'An janye buƙata' },
  'work.opened': { en: 'Case opened', ha: 'An buɗe aiki' },
  'work.moved': { en: 'Case moved on', ha: 'An matsar da aiki' },
  'work.assigned': { en: 'Case given to somebody', ha: 'An ba wani aiki' },
  'work.capacity-given': { en: 'Capacity given', ha: 'An ba da iko' },
  'work.capacity-taken': { en: 'Capacity taken back', ha: 'An karɓe iko' },
  'work.conflict-declared': { en: 'Conflict with a taxpayer declared', ha: 'An bayyana alaƙa da mai haraji' },
  'work.conflict-ended': { en: 'Conflict with a taxpayer ended', ha: 'Alaƙa da mai haraji ta ƙare' },
  'work.cover-entered': { en: 'Leave cover entered', ha: 'An shigar da mai maye' },
  'work.cover-ended': { en: 'Leave cover ended', ha: 'An ƙare maye' },
  'work.deadline-suspended': { en: 'Deadline paused', ha: 'An dakatar da lokaci' },
  'work.deadline-resumed': { en: 'Deadline runs again', ha: 'Lokaci ya ci gaba' },
  'work.deadline-extended': { en: 'Deadline extended', ha: 'An ƙara lokaci' },
} as const satisfies Readonly<Record<string, Localized>>;
