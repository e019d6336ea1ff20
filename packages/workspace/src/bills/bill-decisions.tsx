import { useLanguage } from '@portal/platform';
import { formatDate } from '@portal/ui';
import { dayOfMoment, timeInLagos } from '../lists/format.ts';
import { wordsOfAction } from '../logs/words-of-action.ts';
import { useBillMessages } from './messages/use-bill-messages.ts';
import type { BillRecordAnswer } from './use-bill-record.ts';

export interface BillDecisionsProps {
  readonly audit: BillRecordAnswer['audit'];
}

/** Who decided what about a bill, and why: from the audit log, the newest first. */
export function BillDecisions({ audit }: BillDecisionsProps) {
  const messages = useBillMessages();
  const language = useLanguage();
  if (audit.length === 0) return <p className="ws-bill-none">{messages.noAudit}</p>;
  return (
    <ul className="ws-bill-lines">
      {audit.map(({ at, action, name, role, reason }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was decided does not move
        <li key={index}>
          <span>
            {wordsOfAction(action, language)}
            <small>{[name, role].filter(Boolean).join(', ')}</small>
            {reason !== null && <small>{reason}</small>}
          </span>
          <time dateTime={at}>
            {formatDate(dayOfMoment(at), language)}, {timeInLagos(at)}
          </time>
        </li>
      ))}
    </ul>
  );
}
