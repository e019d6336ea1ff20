import { useApiClient } from '@portal/api-client';
import { assignWork, getWork, listWorkAssignees, type WorkCase, type WorkItem, workKindOf } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { formatDate } from '@portal/ui';
import { dayOfMoment } from '../../lists/format.ts';
import { Facts } from '../../lists/panel/facts.tsx';
import { LegalClock } from '../clock/legal-clock.tsx';
import { useWorkMessages } from '../messages/use-work-messages.ts';
import type { QueueRecordProps } from '../queue/queue-definition.ts';
import { AssignControl } from '../record/assign-control.tsx';
import { RecordFrame } from '../record/record-frame.tsx';
import { Story } from '../record/story.tsx';
import { useRecord } from '../record/use-record.ts';
import { CaseClock } from './case-clock.tsx';
import { CaseMoves } from './case-moves.tsx';
import { CaseState } from './case-state.tsx';
import { CaseSubject } from './case-subject.tsx';
import { happeningsOf } from './happenings-of.ts';

/** A case: its clock, what it is about, what happened, and the moves its law and one's role allow now. */
export function CasePanel({ id, onChanged }: QueueRecordProps<WorkItem>) {
  const api = useApiClient();
  const { query, act, isOvertaken } = useRecord({
    key: ['case', id],
    read: (signal) => api(getWork, { params: { id } }, signal),
    onChanged,
  });
  return (
    <RecordFrame query={query} isOvertaken={isOvertaken}>
      {(work) => <Case work={work} act={act} />}
    </RecordFrame>
  );
}

interface CaseProps {
  readonly work: WorkCase;
  readonly act: <A>(change: () => Promise<A>) => Promise<A>;
}

function Case({ work, act }: CaseProps) {
  const messages = useWorkMessages();
  const localized = useLocalized();
  const language = useLanguage();
  const api = useApiClient();
  const { id, kind, deadline, isOpen, assignee, office, openedAt, since } = work;
  return (
    <>
      <div className="ws-record-top">
        <h2>{localized(workKindOf(kind).name)}</h2>
        <CaseState item={work} />
      </div>
      <LegalClock clock={deadline} isExplained />
      {isOpen && (
        <AssignControl
          recordKey={['case', id]}
          assignee={assignee}
          people={() => api(listWorkAssignees, { params: { id } })}
          give={(assigneeId) => act(() => api(assignWork, { params: { id }, body: { assigneeId } }))}
        />
      )}
      <Facts
        facts={[
          [messages.office, office?.name],
          [messages.openedOn, formatDate(dayOfMoment(openedAt), language)],
          [messages.since, formatDate(dayOfMoment(since), language)],
        ]}
      />
      <CaseSubject work={work} />
      <Story happenings={happeningsOf(work, messages, localized, language)} />
      <CaseMoves work={work} act={act} />
      {isOpen && <CaseClock work={work} act={act} />}
    </>
  );
}
