import { Button, Icon, saveFile } from '@portal/ui';
import { usePayeMessages } from './messages/use-paye-messages.ts';
import { useAcknowledgement } from './paye.queries.ts';
import { Refusal } from './refusal.tsx';

/** The signed paper that says a month was filed. */
export function Acknowledgement({ month }: { readonly month: string }) {
  const messages = usePayeMessages();
  const print = useAcknowledgement(month);
  return (
    <>
      {print.isError && <Refusal error={print.error} otherwise={messages.acknowledgementFailed} />}
      <div>
        <Button
          variant="secondary"
          pending={print.isPending}
          onClick={() =>
            print.mutate(undefined, {
              onSuccess: (bytes) => saveFile(`paye-${month}-acknowledgement.pdf`, bytes, 'application/pdf'),
            })
          }
        >
          <Icon name="download" size={18} /> {messages.acknowledgement}
        </Button>
      </div>
    </>
  );
}
