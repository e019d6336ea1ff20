import { Button, ErrorSummary, Icon, LinkButton, Notice, Page, Reference, Sheet, TextLink } from '@portal/ui';
import { NeedsScript } from '../../forms/needs-script.tsx';
import { PrivacyLink } from '../../forms/privacy-link.tsx';
import { StepsSheet } from '../../forms/steps-sheet.tsx';
import { SwitchedOff } from '../../forms/switched-off.tsx';
import { useTitleFocus } from '../../forms/title-focus.ts';
import './agent-network.css';
import { ApplicationForm } from './application-form.tsx';
import { useAgentNetworkMessages } from './messages/use-agent-network-messages.ts';
import { useApplication } from './use-application.ts';

export function Apply() {
  const messages = useAgentNetworkMessages();
  const { form, received, startAgain, isSending, send } = useApplication();
  useTitleFocus(received !== undefined);
  if (received) return <Received {...received} onStartAgain={startAgain} />;

  return (
    <Page title={messages.applyTitle} lead={messages.applyLead} width="form">
      <NeedsScript />
      <SwitchedOff feature="agent-applications" />
      <ErrorSummary key={form.tries} title={messages.formProblems} problems={form.summary} />
      <Sheet>
        <form onSubmit={send} noValidate className="service-fields" method="post">
          <ApplicationForm form={form} />
          <PrivacyLink />
          <Button type="submit" pending={isSending} pendingText={messages.sending} fullWidth>
            {messages.send}
          </Button>
        </form>
      </Sheet>
      <NextSteps />
      <p>
        <TextLink to="/agent-network" className="service-back">
          <Icon name="arrow-left" /> {messages.back}
        </TextLink>
      </p>
    </Page>
  );
}

interface ReceivedProps {
  readonly reference: string;
  readonly email: string;
  readonly onStartAgain: () => void;
}

function Received({ reference, email, onStartAgain }: ReceivedProps) {
  const messages = useAgentNetworkMessages();
  return (
    <Page title={messages.receivedTitle} width="form">
      <Notice kind="success" role="status">
        <p>{messages.receivedText(email)}</p>
      </Notice>
      <Sheet className="service-stack">
        <p>
          {messages.reference}: <Reference value={reference} />
        </p>
        <p>{messages.keepReference}</p>
        <div className="ui-page-actions ui-screen-only">
          <LinkButton to="/agent-network/application">{messages.follow}</LinkButton>
          <Button variant="secondary" icon={<Icon name="print" />} onClick={() => window.print()}>
            {messages.printPage}
          </Button>
          <Button variant="quiet" onClick={onStartAgain}>
            {messages.startAgain}
          </Button>
        </div>
      </Sheet>
      <NextSteps />
    </Page>
  );
}

function NextSteps() {
  const messages = useAgentNetworkMessages();
  return <StepsSheet id="agents-next" tone="sunken" title={messages.nextTitle} steps={messages.nextSteps} />;
}
