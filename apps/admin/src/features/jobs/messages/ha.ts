import type { MessagesLike } from '@portal/platform';
import type { messages as en } from './en.ts';

// native reviewer: the whole file is ours.
export const messages: MessagesLike<typeof en> = {
  title: 'Ayyukan bayan fage',
  lead: 'Imel, fayiloli da tunatarwa da tashar ke yi da kanta. Ana iya sake gwada abin da aka bari.',
  loading: 'Ana lodawa',
  failed: 'Ba a iya karanta ayyukan ba. Sake gwadawa nan gaba kaɗan',
  failedJobs: 'An bari',
  noneFailed: 'Babu aikin da aka bari.',
  kinds: 'Bisa iri',
  kind: 'Iri',
  waiting: 'Suna jira',
  running: 'Ana yi',
  failedCount: 'An bari',
  done: 'An gama',
  waitsSince: (when) => `mafi tsufa tun ${when}`,
  tries: (count) => `gwaji ${count}`,
  retry: 'Sake gwadawa',
  retried: 'Ana sake gwadawa',
  retryFailed: 'Ba a iya sake gwadawa ba',
};
