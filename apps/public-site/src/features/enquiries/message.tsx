import '../../forms/visitor-form.css';
import './enquiries.css';
import { useApiClient } from '@portal/api-client';
import {
  type EnquiryTopic,
  enquiryMessageSchema,
  enquiryTopicIds,
  enquiryTopics,
  type OfficeList,
  sendEnquiry,
} from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { useNavigate } from '@portal/platform/router';
import { Button, ErrorSummary, LinkButton, Notice, Page, Reference, TextLink } from '@portal/ui';
import { SelectField, TextAreaField } from '@portal/ui/forms';
import { useVisitorFormMessages } from '../../forms/messages/use-visitor-form-messages.ts';
import { NeedsScript } from '../../forms/needs-script.tsx';
import { PersonFields, personProblems } from '../../forms/person-fields.tsx';
import { PrivacyLink } from '../../forms/privacy-link.tsx';
import { SwitchedOff } from '../../forms/switched-off.tsx';
import { useTitleFocus } from '../../forms/title-focus.ts';
import { useVisitorForm } from '../../forms/use-visitor-form.ts';
import { useEnquiryMessages } from './messages/use-enquiry-messages.ts';
import { useSent } from './use-sent.ts';

export interface MessageProps {
  readonly list: OfficeList | null;
  /** Chosen before, on the list of offices. */
  readonly officeId: string;
}

export function Message({ list, officeId }: MessageProps) {
  const sent = useSent();
  useTitleFocus(sent ?? '');
  return sent ? <Sent reference={sent} /> : <MessageForm list={list} officeId={officeId} />;
}

function MessageForm({ list, officeId }: MessageProps) {
  const messages = useEnquiryMessages();
  const common = useVisitorFormMessages();
  const language = useLanguage();
  const navigate = useNavigate();
  const api = useApiClient();

  const form = useVisitorForm({
    draftKey: 'pay_kd_draft_enquiry',
    initial: { topic: '', officeId, message: '', name: '', email: '', phone: '' },
    unreachable: common.unreachable,
    check: (values) => ({
      ...(!enquiryTopicIds.some((topic) => topic === values.topic) && { topic: messages.topicMissing }),
      ...(!enquiryMessageSchema.safeParse(values.message).success && { message: messages.messageWrong }),
      ...personProblems(values, false, common),
    }),
    send: ({ topic, officeId: office, message, name, email, phone }, facts) =>
      api(sendEnquiry, {
        body: {
          ...facts,
          topic: topic as EnquiryTopic,
          message,
          name,
          email,
          ...(office !== '' && { officeId: Number(office) }),
          ...(phone !== '' && { phone }),
        },
      }),
    onSent: ({ reference }) => void navigate('/contact-us/message', { replace: true, state: { sent: reference } }),
  });

  return (
    <Page title={messages.messageTitle} lead={messages.messageLead} width="form">
      <NeedsScript />
      <SwitchedOff feature="messages" />
      <form className="visitor-form" noValidate onSubmit={form.submit}>
        <ErrorSummary key={form.tries} problems={form.problems} />
        <SelectField
          {...form.field('topic')}
          label={messages.topic}
          required
          withAsterisk={false}
          data={[
            { value: '', label: messages.chooseTopic },
            ...enquiryTopicIds.map((topic) => ({ value: topic, label: enquiryTopics[topic][language] })),
          ]}
        />
        <SelectField
          {...form.field('officeId')}
          label={messages.office}
          description={messages.officeHint}
          data={[
            { value: '', label: messages.everyOffice },
            ...(list?.offices ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <TextAreaField
          {...form.field('message')}
          label={messages.message}
          description={messages.messageHint}
          rows={7}
          maxLength={4000}
          required
          withAsterisk={false}
        />
        <PersonFields field={form.field} isPhoneRequired={false} trap={form.trap} />
        <PrivacyLink />
        <Button type="submit" size="lg" fullWidth pending={form.isSending} pendingText={messages.sending}>
          {messages.send}
        </Button>
      </form>
      <p>
        <TextLink to="/contact-us">{messages.backToContact}</TextLink>
      </p>
    </Page>
  );
}

function Sent({ reference }: { reference: string }) {
  const messages = useEnquiryMessages();
  return (
    <Page title={messages.sentTitle} width="form">
      <Notice kind="success" title={messages.sentNotice}>
        <p>
          <Reference value={reference} />
        </p>
      </Notice>
      <section aria-labelledby="sent-next">
        <h2 id="sent-next" className="ui-heading">
          {messages.nextTitle}
        </h2>
        <ol className="contact-next">
          {[messages.nextMail, messages.nextRead, messages.nextAnswer].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <div className="contact-actions ui-screen-only">
        <LinkButton to={`/contact-us/status?ref=${reference}`}>{messages.seeStatus}</LinkButton>
        <LinkButton to="/contact-us" variant="secondary">
          {messages.backToContact}
        </LinkButton>
      </div>
    </Page>
  );
}
