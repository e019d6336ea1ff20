import { messageFrom } from '@portal/api-client';
import { Button, Icon, Notice, saveFile } from '@portal/ui';
import { useWithholdingMessages } from './messages/use-withholding-messages.ts';
import { useAcknowledgement } from './withholding.queries.ts';

/** The signed paper that says a month was filed. */
export function Acknowledgement({ month }: { readonly month: string }) {
  const messages = useWithholdingMessages();
  const print = useAcknowledgement(month);
  return (
    <>
      {print.isError && (
        <Notice kind="danger" role="alert">
          <p>{messageFrom(print.error, messages.acknowledgementFailed)}</p>
        </Notice>
      )}
      <div>
        <Button
          variant="secondary"
          pending={print.isPending}
          onClick={() =>
            print.mutate(undefined, {
              onSuccess: (bytes) => saveFile(`withholding-${month}-acknowledgement.pdf`, bytes, 'application/pdf'),
            })
          }
        >
          <Icon name="download" size={18} /> {messages.acknowledgement}
        </Button>
      </div>
    </>
  );
}
