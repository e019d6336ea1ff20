import { EmptyState, LinkButton, Page } from '@portal/ui';
import { useConsultationMessages } from './messages/use-consultation-messages.ts';
import { addressWith, paths, type TimeQuery } from './time-query.ts';

export interface IncompleteProps {
  readonly title: string;
  readonly timeQuery: TimeQuery;
}

/** Something is missing that is chosen on an earlier page. */
export function Incomplete({ title, timeQuery }: IncompleteProps) {
  const messages = useConsultationMessages();
  return (
    <Page title={title} width="text">
      <EmptyState
        icon="clock"
        title={messages.incompleteTitle}
        action={<LinkButton to={addressWith(paths.start, timeQuery)}>{messages.backToStart}</LinkButton>}
      >
        {messages.incompleteText}
      </EmptyState>
    </Page>
  );
}
