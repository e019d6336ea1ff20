import type { ServiceChange } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { formatDateTime } from '@portal/ui';
import type { ReactNode } from 'react';
import { useServiceSettingsMessages } from './messages/use-service-settings-messages.ts';

interface ChangeHistoryProps<C extends ServiceChange> {
  readonly history: readonly C[];
  /** What was asked for, in a line. */
  readonly worded: (change: C) => ReactNode;
  /** Under a title of its own: nothing has to be opened. */
  readonly isOpen?: boolean;
}

/** What was decided, the newest first, with who and why. */
export function ChangeHistory<C extends ServiceChange>({ history, worded, isOpen = false }: ChangeHistoryProps<C>) {
  const messages = useServiceSettingsMessages();
  const language = useLanguage();
  if (history.length === 0) return <p className="settings-quiet">{messages.noHistory}</p>;
  const list = (
    <ul className="ws-record-list">
      {history.map((change) => {
        const { id, state, proposed, decided, reason, decisionReason } = change;
        return (
          <li key={id}>
            <span>
              {worded(change)}
              <small>
                {messages.proposedBy(proposed.name, formatDateTime(proposed.at, language))}: {reason}
              </small>
              {decided && state !== 'proposed' && (
                <small>
                  {[messages[state], decided.name, formatDateTime(decided.at, language), decisionReason]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
  if (isOpen) return list;
  return (
    <details>
      <summary>{messages.history}</summary>
      {list}
    </details>
  );
}
