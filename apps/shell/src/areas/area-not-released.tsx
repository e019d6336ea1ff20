import type { Localized } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { EmptyState, LinkButton, Page } from '@portal/ui';
import { useShellMessages } from '../messages/use-shell-messages.ts';

export interface AreaNotReleasedProps {
  readonly title: Localized;
}

/** Stands where an area will be whose team has published nothing yet, and offers a way on. */
export function AreaNotReleased({ title }: AreaNotReleasedProps) {
  const messages = useShellMessages();
  const localized = useLocalized();
  return (
    <Page title={localized(title)} width="text">
      <EmptyState
        icon="clock"
        title={messages.notReleased}
        action={
          <LinkButton to="/" variant="secondary">
            {messages.backToHome}
          </LinkButton>
        }
      >
        {messages.notReleasedText}
      </EmptyState>
    </Page>
  );
}
