import type { Localized } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { LinkButton } from '../actions/link-button.tsx';
import { Page } from '../content/page.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { useUiMessages } from '../messages/use-ui-messages.ts';

export interface NotReleasedProps {
  readonly title: Localized;
  /** The nearest screen that works. */
  readonly backTo: string;
}

/** Stands where a screen will be: says so honestly and offers a way on. */
export function NotReleased({ title, backTo }: NotReleasedProps) {
  const messages = useUiMessages();
  const localized = useLocalized();
  return (
    <Page title={localized(title)} width="text">
      <EmptyState
        icon="clock"
        title={messages.notReleased}
        action={
          <LinkButton to={backTo} variant="secondary">
            {backTo === '/' ? messages.backToHome : messages.backToDashboard}
          </LinkButton>
        }
      >
        {messages.notReleasedText}
      </EmptyState>
    </Page>
  );
}
