import type { Localized } from '../language.ts';
import type { NoticeTopic } from './notice-topics.ts';

interface NoticeKind {
  readonly topic: NoticeTopic;
  /** One line. */
  readonly title: Localized;
  /** What happened and what to do, with facts as `{name}`. */
  readonly text: Localized;
}

/** The notices of one domain, by kind. */
export type NoticePart = Readonly<Record<string, NoticeKind>>;
