import { defineWorkKind } from '../workflow/work-kind.ts';

/** People of an MDA ask for what only the SuperAdmin gives: access for somebody, another revenue head, a target. */
export const mdaRequest = defineWorkKind({
  name: { en: 'Request of an MDA', ha: 'Buƙatar MDA' }, // native reviewer
  begins: 'asked',
  openedBy: ['MDA User'],
  seenBy: ['SuperAdmin'],
  screen: '/admin/settings/mda-requests',
  openersScreen: '/mda/settings/requests',
  states: {
    asked: { name: { en: 'Asked', ha: 'An nema' }, deadline: 'enquiry.answer' },
    done: { name: { en: 'Done', ha: 'An yi' }, isFinal: true },
    refused: { name: { en: 'Refused', ha: 'An ƙi' }, isFinal: true },
    withdrawn: { name: { en: 'Taken back', ha: 'An janye' }, isFinal: true },
  },
  moves: {
    settle: {
      name: { en: 'Done: say what', ha: 'An yi: faɗi abin da aka yi' },
      from: ['asked'],
      to: 'done',
      by: ['SuperAdmin'],
      needs: ['reason'],
      otherThan: ['open'],
    },
    refuse: {
      name: { en: 'Refuse', ha: 'Ƙi' },
      from: ['asked'],
      to: 'refused',
      by: ['SuperAdmin'],
      needs: ['reason'],
      otherThan: ['open'],
    },
    // For who asked: queues are no place of theirs.
    withdraw: { name: { en: 'Take back', ha: 'Janye' }, from: ['asked'], to: 'withdrawn', by: ['system'] },
  },
});
