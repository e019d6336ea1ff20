import type { Localized } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Link, useSearchParams } from '@portal/platform/router';
import type { ComponentType, ReactNode } from 'react';
import { useWorkMessages } from '../messages/use-work-messages.ts';
import type { QueueDefinition } from '../queue/queue-definition.ts';
import { QueueScreen } from '../queue/queue-screen.tsx';

/** One subject of a desk: a queue, or a screen of its own below the same heading. */
export type DeskTab =
  | { readonly id: string; readonly label: Localized; readonly queue: QueueDefinition }
  | { readonly id: string; readonly label: Localized; readonly Screen: ComponentType<{ readonly head: ReactNode }> };

export interface WorkDeskProps {
  /** As the menu calls it. */
  readonly title: Localized;
  readonly tabs: readonly [DeskTab, ...DeskTab[]];
  /** Below the heading, on every tab: the figures of the day. */
  readonly figures?: ReactNode;
}

/** Several queues under one heading; which one is in sight stands in the address. */
export function WorkDesk({ title, tabs, figures }: WorkDeskProps) {
  const messages = useWorkMessages();
  const localized = useLocalized();
  const [params] = useSearchParams();
  const tab = tabs.find(({ id }) => id === params.get('tab')) ?? tabs[0];
  const head = (
    <header className="ws-head ws-desk-head">
      <h1 tabIndex={-1} className="ws-title">
        {localized(title)}
      </h1>
      {figures}
      {tabs.length > 1 && (
        <nav className="ws-desk-tabs" aria-label={messages.subjects}>
          {tabs.map(({ id, label }) => (
            <Link key={id} to={`?tab=${id}`} aria-current={id === tab.id ? 'page' : undefined}>
              {localized(label)}
            </Link>
          ))}
        </nav>
      )}
    </header>
  );
  return 'queue' in tab ? (
    <QueueScreen key={tab.id} queue={tab.queue} head={head} />
  ) : (
    <tab.Screen key={tab.id} head={head} />
  );
}
