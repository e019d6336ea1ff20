import '../../forms/visitor-form.css';
import './consultations.css';
import { useApiClient } from '@portal/api-client';
import {
  bookConsultation,
  type ConsultationMode,
  type ConsultationTopic,
  consultationQuestionSchema,
  hasMeetingPlace,
} from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { useNavigate } from '@portal/platform/router';
import { Button, ErrorSummary, LinkButton, Page, TextLink } from '@portal/ui';
import { TextAreaField } from '@portal/ui/forms';
import { dayOf, momentInWords } from '../../calendar/calendar-words.ts';
import { useVisitorFormMessages } from '../../forms/messages/use-visitor-form-messages.ts';
import { NeedsScript } from '../../forms/needs-script.tsx';
import { PersonFields, personProblems } from '../../forms/person-fields.tsx';
import { PrivacyLink } from '../../forms/privacy-link.tsx';
import { SwitchedOff } from '../../forms/switched-off.tsx';
import { useVisitorForm } from '../../forms/use-visitor-form.ts';
import { keepBookingKey } from './booking-key.ts';
import { Chosen } from './chosen.tsx';
import { Incomplete } from './incomplete.tsx';
import { useConsultationMessages } from './messages/use-consultation-messages.ts';
import { addressWith, paths, type TimeQuery } from './time-query.ts';

export interface DetailsProps {
  readonly timeQuery: TimeQuery;
  readonly startsAt: string | undefined;
}

/** Who comes and what they ask. */
export function Details({ timeQuery, startsAt }: DetailsProps) {
  const messages = useConsultationMessages();
  const { topic, mode } = timeQuery;
  if (!topic || !mode || !startsAt || !hasMeetingPlace(timeQuery)) {
    return <Incomplete title={messages.detailsTitle} timeQuery={timeQuery} />;
  }
  return <DetailsForm timeQuery={{ ...timeQuery, topic, mode }} startsAt={startsAt} />;
}

interface DetailsFormProps {
  readonly timeQuery: TimeQuery & { readonly topic: ConsultationTopic; readonly mode: ConsultationMode };
  readonly startsAt: string;
}

function DetailsForm({ timeQuery, startsAt }: DetailsFormProps) {
  const messages = useConsultationMessages();
  const common = useVisitorFormMessages();
  const language = useLanguage();
  const navigate = useNavigate();
  const api = useApiClient();
  const isPhoneRequired = timeQuery.mode === 'phone';
  const timesAddress = addressWith(paths.times, timeQuery, { from: dayOf(startsAt) });

  const form = useVisitorForm({
    draftKey: 'pay_kd_draft_consultation',
    initial: { question: '', name: '', email: '', phone: '' },
    about: timesAddress + startsAt,
    unreachable: common.unreachable,
    check: (values) => ({
      ...personProblems(values, isPhoneRequired, common),
      ...(!consultationQuestionSchema.safeParse(values.question).success && { question: messages.questionWrong }),
    }),
    send({ name, email, phone, question }, facts) {
      const { topic, mode, officeId, consultantId } = timeQuery;
      return api(bookConsultation, {
        body: {
          ...facts,
          topic,
          mode,
          startsAt,
          name,
          email,
          question,
          ...(officeId !== undefined && { officeId }),
          ...(consultantId !== undefined && { consultantId }),
          ...(phone !== '' && { phone }),
        },
      });
    },
    onSent({ booking, key }) {
      keepBookingKey(booking.reference, key);
      void navigate(`${paths.booking}?ref=${booking.reference}`, { replace: true, state: { isNew: true } });
    },
  });

  return (
    <Page title={messages.detailsTitle} width="form">
      <div className="consultation-when">
        <strong>{momentInWords(startsAt, language)}</strong>
        <TextLink to={timesAddress}>{messages.otherTime}</TextLink>
      </div>
      <Chosen timeQuery={timeQuery} />
      <NeedsScript />
      <SwitchedOff feature="consultations" />
      <form className="visitor-form" noValidate onSubmit={form.submit}>
        <ErrorSummary key={form.tries} problems={form.problems} />
        {form.refusedWith === 'consultation.time-taken' && (
          <LinkButton to={timesAddress} variant="secondary">
            {messages.chooseOther}
          </LinkButton>
        )}
        <TextAreaField
          {...form.field('question')}
          label={messages.question}
          description={messages.questionHint}
          autosize={false}
          rows={5}
          maxLength={2000}
          required
          withAsterisk={false}
        />
        <PersonFields field={form.field} isPhoneRequired={isPhoneRequired} trap={form.trap} />
        <p className="visitor-muted">{messages.privacy}</p>
        <PrivacyLink />
        <Button type="submit" size="lg" fullWidth pending={form.isSending} pendingText={messages.booking}>
          {messages.book}
        </Button>
      </form>
    </Page>
  );
}
