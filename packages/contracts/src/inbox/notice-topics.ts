import { type Role, taxpayerRoles } from '../access.ts';
import type { Localized } from '../language.ts';

/** Subjects of which a person chooses whether they also come by mail. */
interface NoticeTopicOf {
  readonly name: Localized;
  /** Whether it also comes by mail to whoever chose nothing. */
  readonly mail: boolean;
  /** Whom alone it is about; everybody unless told. */
  readonly roles?: readonly Role[];
}

const topics = {
  work: { name: { en: 'Work and decisions', ha: 'Aiki da yanke shawara' }, mail: true },
  deadlines: { name: { en: 'Deadlines', ha: 'Ƙarshen lokaci' }, mail: true },
  account: { name: { en: 'Who acts for whom', ha: 'Wakilci' }, mail: true, roles: taxpayerRoles },
  payments: { name: { en: 'Payments and refunds', ha: 'Biya da mayar da kuɗi' }, mail: true, roles: taxpayerRoles },
  // The receipt itself goes by mail anyway.
  receipts: { name: { en: 'My receipts', ha: 'Rasitaina' }, mail: false, roles: taxpayerRoles },
  requests: { name: { en: 'What I asked for', ha: 'Abin da na nema' }, mail: true },
  messages: { name: { en: 'Answers to my messages', ha: 'Amsoshin saƙonnina' }, mail: false, roles: taxpayerRoles },
  exports: { name: { en: 'Exports', ha: 'Fayilolin rahoto' }, mail: false },
  plans: { name: { en: 'Payment in parts', ha: 'Biya kashi-kashi' }, mail: true, roles: taxpayerRoles },
  operations: {
    name: { en: 'Running the portal', ha: 'Gudanar da shafin' },
    mail: true,
    roles: ['SuperAdmin'],
  },
  year: {
    name: { en: 'The page of the year, on Mondays', ha: 'Shafin shekara, ranar Litinin' },
    mail: false,
    roles: ['Governor'],
  },
} as const satisfies Readonly<Record<string, NoticeTopicOf>>;
export type NoticeTopic = keyof typeof topics;
export const noticeTopics: Readonly<Record<NoticeTopic, NoticeTopicOf>> = topics;

/** The subjects that somebody of a role is told of. */
export function noticeTopicsOf(role: Role): NoticeTopic[] {
  return (Object.keys(topics) as NoticeTopic[]).filter((topic) => noticeTopics[topic].roles?.includes(role) ?? true);
}
