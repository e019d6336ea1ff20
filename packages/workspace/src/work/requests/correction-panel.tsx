import { useApiClient } from '@portal/api-client';
import { type CorrectionToDecide, decideCorrection, listCorrections } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { useQueryClient } from '@portal/platform/query';
import { Button, EmptyState, formatDate } from '@portal/ui';
import { useState } from 'react';
import { ReasonDialog } from '../../forms/dialogs/reason-dialog.tsx';
import { useRequestMessages } from '../messages/use-request-messages.ts';
import type { QueueRecordProps } from '../queue/queue-definition.ts';
import { workKey } from '../queue/use-queue.ts';
import { RecordFrame } from '../record/record-frame.tsx';
import { useRecord } from '../record/use-record.ts';

export function fullName({ firstName, otherName, lastName }: CorrectionToDecide['now']): string {
  return [firstName, otherName, lastName].filter(Boolean).join(' ');
}

/** What the account says today beside what is asked for; the decision goes to the person with its reason. */
export function CorrectionPanel({ id, item, onChanged }: QueueRecordProps<CorrectionToDecide>) {
  const messages = useRequestMessages();
  const api = useApiClient();
  // There is no call for one request: it comes with its list, or, opened by its address, as a list of one.
  const { query } = useRecord({
    key: ['correction', id],
    read: async (signal) => item ?? (await api(listCorrections, { query: { record: id } }, signal)).data[0] ?? notThere,
    onChanged,
  });
  const shown = item ? { ...query, data: item, error: null } : query;
  return (
    <RecordFrame query={shown}>
      {(correction) =>
        correction === notThere ? (
          <EmptyState title={messages.notThere}>{messages.notThereText}</EmptyState>
        ) : (
          <Correction item={correction} onChanged={onChanged} />
        )
      }
    </RecordFrame>
  );
}

const notThere = 'not-there';

interface CorrectionProps {
  readonly item: CorrectionToDecide;
  readonly onChanged: () => void;
}

function Correction({ item, onChanged }: CorrectionProps) {
  const messages = useRequestMessages();
  const language = useLanguage();
  const api = useApiClient();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState<'grant' | 'refuse'>();
  const { id, caseVersion, now, state, reason, answer } = item;
  const day = (value: string | null) => (value === null ? null : formatDate(value, language));
  const ends = (last: string | null) => (last === null ? null : messages.ninEnds(last));
  const rows = [
    [messages.firstName, now.firstName, item.firstName],
    [messages.otherName, now.otherName, item.otherName],
    [messages.lastName, now.lastName, item.lastName],
    [messages.birthDate, day(now.dateOfBirth), day(item.dateOfBirth)],
    [messages.nin, ends(now.ninLast4), ends(item.ninLast4)],
  ] as const;

  async function decide(isGranted: boolean, words: string) {
    try {
      return await api(decideCorrection, { params: { id }, body: { caseVersion, isGranted, answer: words } });
    } finally {
      await queryClient.invalidateQueries({ queryKey: workKey });
      onChanged();
    }
  }

  return (
    <>
      <h2>{fullName(now)}</h2>
      <table className="ws-lines">
        <thead>
          <tr>
            <td />
            <th scope="col">{messages.today}</th>
            <th scope="col">{messages.askedFor}</th>
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(([, , wanted]) => wanted !== null)
            .map(([label, today, wanted]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{today || '–'}</td>
                <td>
                  <strong>{wanted}</strong>
                </td>
              </tr>
            ))}
        </tbody>
      </table>
      <section aria-label={messages.reason}>
        <h3>{messages.reason}</h3>
        <blockquote className="ws-words">{reason}</blockquote>
      </section>
      {answer && (
        <section aria-label={messages.answer}>
          <h3>{messages.answer}</h3>
          <blockquote className="ws-words">{answer}</blockquote>
        </section>
      )}
      {state === 'open' && (
        <div className="ws-moves">
          <Button size="sm" onClick={() => setAsking('grant')}>
            {messages.grant}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => setAsking('refuse')}>
            {messages.refuse}
          </Button>
        </div>
      )}
      {asking && (
        <ReasonDialog
          title={asking === 'grant' ? messages.grantTitle : messages.refuseTitle}
          action={asking === 'grant' ? messages.grant : messages.refuse}
          variant={asking === 'grant' ? 'primary' : 'danger'}
          label={messages.answerLabel}
          done={asking === 'grant' ? messages.granted : messages.refused}
          onClose={() => setAsking(undefined)}
          confirm={(words) => decide(asking === 'grant', words)}
        >
          <p>{asking === 'grant' ? messages.grantText : messages.refuseText}</p>
        </ReasonDialog>
      )}
    </>
  );
}
