import { useApiClient } from '@portal/api-client';
import {
  assignConsultation,
  consultationModes,
  consultationTopics,
  getConsultation,
  listConsultants,
  type QueuedConsultation,
  type ResponseOf,
} from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useState } from 'react';
import { dayOfMoment, shortDay, timeInLagos } from '../../lists/format.ts';
import { Facts } from '../../lists/panel/facts.tsx';
import { useWorkMessages } from '../messages/use-work-messages.ts';
import type { QueueRecordProps } from '../queue/queue-definition.ts';
import { AssignControl } from '../record/assign-control.tsx';
import { RecordFrame } from '../record/record-frame.tsx';
import { Story } from '../record/story.tsx';
import { useRecord } from '../record/use-record.ts';
import { ConsultationActions } from './consultation-actions.tsx';
import { ConsultationSign, consultationWord } from './consultation-sign.tsx';
import { WrittenAnswer } from './written-answer.tsx';

/** A consultation: who comes when and why, what was written, and how it went. */
export function ConsultationPanel({ id, onChanged }: QueueRecordProps<QueuedConsultation>) {
  const api = useApiClient();
  const { query, act, isOvertaken } = useRecord({
    key: ['consultation', id],
    read: (signal) => api(getConsultation, { params: { id } }, signal),
    onChanged,
  });
  return (
    <RecordFrame query={query} isOvertaken={isOvertaken}>
      {(consultation) => <Consultation consultation={consultation} act={act} />}
    </RecordFrame>
  );
}

interface ConsultationProps {
  readonly consultation: ResponseOf<typeof getConsultation>;
  readonly act: <A>(change: () => Promise<A>) => Promise<A>;
}

function Consultation({ consultation, act }: ConsultationProps) {
  const messages = useWorkMessages();
  const localized = useLocalized();
  const language = useLanguage();
  const api = useApiClient();
  const [now] = useState(() => Date.now());
  const { id, topic, mode, office, state, startsAt, isOpen, moves, createdAt, answer, answeredAt } = consultation;
  const when = (at: string) => `${shortDay(dayOfMoment(at), language)}, ${timeInLagos(at)}`;
  const isDue = (state === 'booked' || state === 'rescheduled') && Date.parse(startsAt) <= now;
  return (
    <>
      <div className="ws-record-top">
        <h2>{when(startsAt)}</h2>
        <ConsultationSign state={state} />
      </div>
      {isOpen && (
        <AssignControl
          recordKey={['consultation', id]}
          assignee={consultation.consultant}
          label={messages.assignConsultant}
          people={async () =>
            (await api(listConsultants, {}))
              .filter((one) => one.officeId === office.id && one.topics.includes(topic) && one.modes.includes(mode))
              .map((one) => ({ id: String(one.id), name: one.name, role: localized(one.title) }))
          }
          give={(consultantId) =>
            act(() => api(assignConsultation, { params: { id }, body: { consultantId: Number(consultantId) } }))
          }
        />
      )}
      <Facts
        facts={[
          [messages.from, consultation.name],
          [messages.email, consultation.email],
          [messages.phone, consultation.phone],
          [messages.language, messages.languages[consultation.language]],
          [messages.topic, localized(consultationTopics[topic])],
          [messages.how, localized(consultationModes[mode])],
          [messages.place, office.name],
          [messages.consultant, consultation.consultant.name],
          [messages.videoRoom, consultation.videoRoom],
        ]}
      />
      <section aria-label={messages.question}>
        <h3>{messages.question}</h3>
        <blockquote className="ws-words">{consultation.question}</blockquote>
      </section>
      <Story
        happenings={[
          { at: createdAt, title: localized(consultationWord('booked')), by: messages.by(consultation.name) },
          ...moves.slice(1).map((move) => ({
            at: move.at,
            title: localized(consultationWord(move.state)),
            text: when(move.startsAt),
          })),
          ...(answeredAt === null
            ? []
            : [{ at: answeredAt, title: messages.answered, text: answer, tone: 'good' as const }]),
        ].sort((one, other) => one.at.localeCompare(other.at))}
      />
      {state !== 'cancelled' && <WrittenAnswer key={answeredAt} id={id} language={consultation.language} act={act} />}
      <ConsultationActions id={id} isAhead={isOpen} isDue={isDue} act={act} />
    </>
  );
}
