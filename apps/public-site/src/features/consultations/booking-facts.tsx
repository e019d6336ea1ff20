import {
  type Booking,
  type ConsultationState,
  consultationModes,
  consultationTopics,
  type OwnBooking,
} from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { StatusBadge, type StatusTone, SummaryList } from '@portal/ui';
import { useConsultationMessages } from './messages/use-consultation-messages.ts';

export interface BookingFactsProps {
  readonly booking: Booking;
  /** What its person sees besides. */
  readonly own: OwnBooking | undefined;
}

const tones: Readonly<Record<ConsultationState, StatusTone>> = {
  booked: 'good',
  rescheduled: 'good',
  cancelled: 'danger',
  held: 'neutral',
  'no-show': 'neutral',
};

export function BookingFacts({ booking, own }: BookingFactsProps) {
  const messages = useConsultationMessages();
  const language = useLanguage();
  const { state, topic, mode, consultant, office } = booking;
  const place = {
    'in-person': [{ term: messages.where, detail: [office.name, office.address].filter(Boolean).join(', ') }],
    phone: own?.phone ? [{ term: messages.weCall, detail: own.phone }] : [],
    video: own?.videoRoom
      ? [
          {
            term: messages.videoRoom,
            detail: (
              <a className="ui-link" href={own.videoRoom} rel="noreferrer" target="_blank">
                {own.videoRoom}
              </a>
            ),
          },
        ]
      : [],
  };
  return (
    <SummaryList
      items={[
        { term: messages.state, detail: <StatusBadge tone={tones[state]}>{messages[`state-${state}`]}</StatusBadge> },
        { term: messages.topicShort, detail: consultationTopics[topic][language] },
        { term: messages.modeShort, detail: consultationModes[mode][language] },
        ...place[mode],
        { term: messages.consultant, detail: consultant.name },
        ...(own
          ? [
              { term: messages.person, detail: `${own.name}, ${own.email}` },
              { term: messages.questionShort, detail: <span className="consultation-text">{own.question}</span> },
            ]
          : []),
        ...(own?.answer
          ? [{ term: messages.answer, detail: <span className="consultation-text">{own.answer}</span> }]
          : []),
      ]}
    />
  );
}
