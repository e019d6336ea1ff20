import type { auditReport, ResponseOf } from '@portal/contracts';
import { theBeginning } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { formatDateTime, TextLink } from '@portal/ui';
import { Facts } from '@portal/workspace/lists';
import { wordsOfAction } from '@portal/workspace/logs';
import { changesOf, factsOf } from './detail-of.ts';
import { useAuditMessages } from './messages/use-audit-messages.ts';
import { placeOf } from './place-of.ts';
import { useFactWords } from './use-fact-words.ts';

export interface AuditEntryProps {
  readonly row: ResponseOf<typeof auditReport.list>['data'][number];
  readonly log?: 'trail' | 'activity';
}

const logPaths = { trail: '/admin/audit-trail', activity: '/admin/audit-trail/activity' } as const;

/** One thing that was done: by whom, why, from where, what it changed, and the way to what it was done to. */
export function AuditEntry({ row, log = 'trail' }: AuditEntryProps) {
  const messages = useAuditMessages();
  const language = useLanguage();
  const place = placeOf(row.subject);
  const words = useFactWords();
  const changes = changesOf(row.detail, words);
  return (
    <div className="admin-audit">
      <h2>{wordsOfAction(row.action, language)}</h2>
      <Facts
        facts={[
          [messages.when, formatDateTime(row.at, language)],
          [messages.who, row.actorName],
          [messages.role, row.actorRole],
          [messages.why, row.reason],
          [
            messages.subject,
            place ? (
              <TextLink key="subject" to={place}>
                {row.subject}
              </TextLink>
            ) : (
              row.subject
            ),
          ],
          [messages.address, row.address],
          [messages.device, row.device],
          [messages.request, row.requestId],
        ]}
      />
      {changes.length > 0 && (
        <table className="admin-audit-changes">
          <caption className="ui-hidden">{messages.changes}</caption>
          <thead>
            <tr>
              <th scope="col">{messages.what}</th>
              <th scope="col">{messages.before}</th>
              <th scope="col">{messages.after}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ name, before, after }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{before || '–'}</td>
                <td>{after || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Facts facts={factsOf(row.detail, words)} />
      <p className="ui-screen-only">
        <TextLink to={`${logPaths[log]}?criteria=${encodeURIComponent(row.subject)}&minDate=${theBeginning}`}>
          {messages.allOfSubject}
        </TextLink>
      </p>
    </div>
  );
}
