import { messageFrom, useApiClient } from '@portal/api-client';
import { markServiceGiven } from '@portal/contracts';
import { useMutation, useQueryClient } from '@portal/platform/query';
import { Button, formatDateTime } from '@portal/ui';
import { useCounterMessages } from './messages/use-counter-messages.ts';

export interface ServiceButtonProps {
  readonly receiptNumber: string;
  readonly onGiven?: () => void;
  readonly size?: 'sm' | 'md';
}

/** Marks the service of a receipt as given, once; whoever is late reads who was first. */
export function ServiceButton({ receiptNumber, onGiven, size = 'md' }: ServiceButtonProps) {
  const messages = useCounterMessages();
  const api = useApiClient();
  const queries = useQueryClient();
  const mark = useMutation({
    mutationFn: () => api(markServiceGiven, { body: { receiptNumber } }),
    onSuccess() {
      void queries.invalidateQueries({ queryKey: ['counter'] });
      onGiven?.();
    },
  });
  if (mark.data) {
    const { given, isFirst } = mark.data;
    const words = isFirst ? messages.given : messages.givenBefore;
    return <p role="status">{words(given.by, formatDateTime(given.at))}</p>;
  }
  return (
    <>
      <Button size={size} pending={mark.isPending} onClick={() => mark.mutate()}>
        {messages.giveService}
      </Button>
      {mark.error && <p role="alert">{messageFrom(mark.error, messages.failed)}</p>}
    </>
  );
}
