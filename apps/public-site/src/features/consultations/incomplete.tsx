import { EmptyState, LinkButton, Page } from '@portal/ui';
import { useConsultationMessages } from './messages/use-consultation-messages.ts';
import { addressWith, paths, type Wish } from './wish.ts';

export interface IncompleteProps {
  readonly title: string;
  readonly wish: Wish;
}

/** Something is missing that is chosen on an earlier page. */
export function Incomplete({ title, wish }: IncompleteProps) {
  const messages = useConsultationMessages();
  return (
    <Page title={title} width="text">
      <EmptyState
        icon="clock"
        title={messages.incompleteTitle}
        action={<LinkButton to={addressWith(paths.start, wish)}>{messages.backToStart}</LinkButton>}
      >
        {messages.incompleteText}
      </EmptyState>
    </Page>
  );
}
