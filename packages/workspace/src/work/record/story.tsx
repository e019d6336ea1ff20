import { useLanguage } from '@portal/platform';
import { formatDate } from '@portal/ui';
import type { ReactNode } from 'react';
import { dayOfMoment, timeInLagos } from '../../lists/format.ts';
import { useWorkMessages } from '../messages/use-work-messages.ts';

export interface Happening {
  readonly at: string;
  readonly title: string;
  /** Who, and for whom. */
  readonly by?: string | undefined;
  readonly text?: ReactNode;
  readonly tone?: 'good' | 'warning' | 'danger' | 'info';
}

export interface StoryProps {
  /** The oldest first, as it happened. */
  readonly happenings: readonly Happening[];
}

/** What happened with a record, by whom and when: the newest stands last, above what one does next. */
export function Story({ happenings }: StoryProps) {
  const messages = useWorkMessages();
  const language = useLanguage();
  return (
    <section className="ws-story" aria-label={messages.story}>
      <h3>{messages.story}</h3>
      <ol>
        {happenings.map(({ at, title, by, text, tone }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened does not move
          <li key={index} data-tone={tone}>
            <span>
              {title}
              {by && <small> {by}</small>}
            </span>
            <time dateTime={at}>
              {formatDate(dayOfMoment(at), language)}, {timeInLagos(at)}
            </time>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
