import { messageFrom, useApiClient } from '@portal/api-client';
import { listBillMessages, sendBillMessage } from '@portal/contracts';
import { useMutation, useQuery } from '@portal/platform/query';
import { Button, formatDateTime } from '@portal/ui';
import { useCounterMessages } from './messages/use-counter-messages.ts';

/** How often it is asked whether the network has taken it. */
const askAgainMs = 5_000;

/** Sends the payer a text message, and says what became of it: waiting is not sent. */
export function MessageButton({ billReference }: { readonly billReference: string }) {
  const messages = useCounterMessages();
  const api = useApiClient();
  const sent = useQuery({
    queryKey: ['counter', 'messages', billReference],
    queryFn: ({ signal }) => api(listBillMessages, { query: { billReference } }, signal),
    refetchInterval: ({ state }) => (state.data?.[0]?.state === 'waiting' ? askAgainMs : false),
  });
  const send = useMutation({
    mutationFn: () => api(sendBillMessage, { body: { billReference } }),
    onSettled: () => void sent.refetch(),
  });
  const [last] = sent.data ?? [];
  return (
    <>
      <Button variant="secondary" pending={send.isPending} onClick={() => send.mutate()}>
        {messages.sendSms}
      </Button>
      {last && (
        <p role="status">
          {messages.smsStates[last.state]} {formatDateTime(last.settledAt ?? last.askedAt)}
        </p>
      )}
      {send.error && <p role="alert">{messageFrom(send.error, messages.failed)}</p>}
    </>
  );
}
