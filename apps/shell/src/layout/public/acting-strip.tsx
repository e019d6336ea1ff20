import { type ActingFor, actFor } from '@portal/auth';
import { Button } from '@portal/ui';
import { layoutMessages } from '../layout-messages.ts';
import '../sidebar/client-switcher.css';

/** Where bills are paid an agent sees for whom, as in the client's own area, and ends it with one press. */
export function ActingStrip({ acting }: { readonly acting: ActingFor }) {
  const messages = layoutMessages.useMessages();
  return (
    <div className="shell-acting ui-screen-only" role="note" data-acting>
      <span>
        {messages.actingFor} <strong>{`${acting.name} (${acting.tpui})`}</strong>
      </span>
      <Button size="sm" variant="secondary" onClick={() => actFor(undefined)}>
        {messages.myself}
      </Button>
    </div>
  );
}
