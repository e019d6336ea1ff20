import { useApiClient } from '@portal/api-client';
import {
  assignEnquiry,
  enquiryCauses,
  enquiryTopics,
  getEnquiry,
  listEnquiryAssignees,
  type QueuedEnquiry,
} from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Button } from '@portal/ui';
import { useState } from 'react';
import { Facts } from '../../lists/panel/facts.tsx';
import { LegalClock } from '../clock/legal-clock.tsx';
import { useWorkMessages } from '../messages/use-work-messages.ts';
import type { QueueRecordProps } from '../queue/queue-definition.ts';
import { AssignControl } from '../record/assign-control.tsx';
import { RecordFrame } from '../record/record-frame.tsx';
import { Story } from '../record/story.tsx';
import { useRecord } from '../record/use-record.ts';
import { AnswerForm } from './answer-form.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { EnquiryFiles } from './enquiry-files.tsx';
import { EnquirySign } from './enquiry-sign.tsx';

/** A message, what was answered, and the answer one writes now. */
export function EnquiryPanel({ id, onChanged }: QueueRecordProps<QueuedEnquiry>) {
  const api = useApiClient();
  const { query, act, isOvertaken } = useRecord({
    key: ['enquiry', id],
    read: (signal) => api(getEnquiry, { params: { id } }, signal),
    onChanged,
  });
  return (
    <RecordFrame query={query} isOvertaken={isOvertaken}>
      {(enquiry) => <Enquiry enquiry={enquiry} act={act} />}
    </RecordFrame>
  );
}

interface EnquiryProps {
  readonly enquiry: QueuedEnquiry;
  readonly act: <A>(change: () => Promise<A>) => Promise<A>;
}

function Enquiry({ enquiry, act }: EnquiryProps) {
  const messages = useWorkMessages();
  const localized = useLocalized();
  const api = useApiClient();
  const [isClosing, setClosing] = useState(false);
  const {
    id,
    name,
    email,
    phone,
    language,
    office,
    topic,
    message,
    sentAt,
    answers,
    state,
    deadline,
    cause,
    files,
    replies,
  } = enquiry;
  return (
    <>
      <div className="ws-record-top">
        <h2>{localized(enquiryTopics[topic])}</h2>
        <EnquirySign state={state} />
      </div>
      <LegalClock clock={deadline} isExplained />
      <AssignControl
        recordKey={['enquiry', id]}
        assignee={enquiry.assignee}
        people={() => api(listEnquiryAssignees, { params: { id } })}
        give={(assigneeId) => act(() => api(assignEnquiry, { params: { id }, body: { assigneeId } }))}
      />
      <Facts
        facts={[
          [messages.from, name],
          [messages.email, email],
          [messages.phone, phone],
          [messages.language, messages.languages[language]],
          [messages.office, office ?? messages.toService],
          [messages.cause, cause && localized(enquiryCauses[cause])],
        ]}
      />
      <section aria-label={messages.message}>
        <h3>{messages.message}</h3>
        <blockquote className="ws-words">{message}</blockquote>
        <EnquiryFiles id={id} files={files} />
      </section>
      <Story
        happenings={[
          { at: sentAt, title: messages.sent, by: messages.by(name), tone: 'info' },
          ...[
            ...answers.map(({ at, text }) => ({ at, title: messages.answered, text, tone: 'good' as const })),
            ...replies.map(({ at, text, files: sent }) => ({
              ...{ at, title: messages.wroteMore, by: messages.by(name), tone: 'info' as const },
              text: (
                <>
                  {text}
                  <EnquiryFiles id={id} files={sent} />
                </>
              ),
            })),
          ].sort((one, other) => one.at.localeCompare(other.at)),
        ]}
      />
      {state === 'closed' ? (
        <p className="ws-quiet">{messages.closedState}</p>
      ) : (
        <>
          <AnswerForm key={`${answers.length} ${replies.length}`} enquiry={enquiry} act={act} />
          <p>
            <Button variant="quiet" size="sm" onClick={() => setClosing(true)}>
              {messages.closeTitle}
            </Button>
          </p>
        </>
      )}
      {isClosing && <CloseDialog id={id} act={act} onClose={() => setClosing(false)} />}
    </>
  );
}
