import { FactList, LinkButton, Page, Sheet, TextLink } from '@portal/ui';
import '../../forms/service.css';
import './agent-network.css';
import { AgentList, type AgentListProps } from './agent-list.tsx';
import { CheckCodeForm } from './check-code-form.tsx';
import { useAgentNetworkMessages } from './messages/use-agent-network-messages.ts';

/** Checking a card first: it is what protects people. */
export function AgentNetwork(props: AgentListProps) {
  const messages = useAgentNetworkMessages();
  return (
    <Page title={messages.title} lead={messages.lead}>
      <div className="agents-first">
        <Sheet aria-labelledby="agents-check" className="service-stack">
          <h2 id="agents-check" className="ui-heading">
            {messages.checkTitle}
          </h2>
          <p className="service-muted">{messages.checkHint}</p>
          <CheckCodeForm />
        </Sheet>
        <Sheet tone="sunken" aria-labelledby="agents-become" className="service-stack">
          <h2 id="agents-become" className="ui-heading">
            {messages.becomeTitle}
          </h2>
          <p>{messages.becomeText}</p>
          <LinkButton to="/agent-network/apply" variant="secondary">
            {messages.apply}
          </LinkButton>
          <TextLink to="/agent-network/application">{messages.follow}</TextLink>
        </Sheet>
      </div>
      <section aria-labelledby="agents-find" className="service-stack">
        <h2 id="agents-find" className="ui-heading">
          {messages.findTitle}
        </h2>
        <p className="service-muted">{messages.findHint}</p>
        <AgentList {...props} />
      </section>
      <Sheet aria-labelledby="agents-trust" className="service-stack">
        <h2 id="agents-trust" className="ui-heading">
          {messages.trustTitle}
        </h2>
        <FactList facts={messages.trustFacts.split('\n')} />
      </Sheet>
    </Page>
  );
}
