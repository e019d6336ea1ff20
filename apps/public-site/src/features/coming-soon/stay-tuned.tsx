import { EmptyState, LinkButton, Page } from '@portal/ui';
import { useMessages } from '../../messages.ts';

/** Spec §1: the service is being upgraded for the people of the state. */
export function StayTuned() {
  const messages = useMessages();
  return (
    <Page title={messages.stayTuned} width="text">
      <EmptyState
        icon="clock"
        title={messages.stayTunedTitle}
        action={<LinkButton to="/">{messages.backToHome}</LinkButton>}
      >
        {messages.stayTunedText}
      </EmptyState>
    </Page>
  );
}
