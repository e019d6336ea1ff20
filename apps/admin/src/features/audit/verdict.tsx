import { useLanguage } from '@portal/platform';
import { formatDateTime, Notice } from '@portal/ui';
import { useAuditMessages } from './messages/use-audit-messages.ts';

interface VerdictProps {
  readonly verdict:
    | { readonly holds: true; readonly rows: number; readonly checkedAt: string }
    | { readonly holds: false; readonly brokenAt: number };
}

/** Whether what was walked is what was written. */
export function Verdict({ verdict }: VerdictProps) {
  const messages = useAuditMessages();
  const language = useLanguage();
  if (!verdict.holds)
    return (
      <Notice kind="danger" title={messages.broken(verdict.brokenAt)}>
        {messages.brokenText}
      </Notice>
    );
  return (
    <Notice kind="success" title={messages.holds}>
      {messages.holdsText(verdict.rows, formatDateTime(verdict.checkedAt, language))}
    </Notice>
  );
}
