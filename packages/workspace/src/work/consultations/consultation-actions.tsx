import { useApiClient } from '@portal/api-client';
import { cancelConsultation, recordConsultation } from '@portal/contracts';
import { Button } from '@portal/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../forms/dialogs/confirm-dialog.tsx';
import { ReasonDialog } from '../../forms/dialogs/reason-dialog.tsx';
import { useWorkMessages } from '../messages/use-work-messages.ts';

export interface ConsultationActionsProps {
  readonly id: string;
  /** Its time has not come: it can be cancelled. */
  readonly isAhead: boolean;
  /** Its time has come: somebody says how it went. */
  readonly isDue: boolean;
  readonly act: <A>(change: () => Promise<A>) => Promise<A>;
}

/** How it went, or that it will not be. */
export function ConsultationActions({ id, isAhead, isDue, act }: ConsultationActionsProps) {
  const messages = useWorkMessages();
  const api = useApiClient();
  const [asking, setAsking] = useState<'held' | 'no-show' | 'cancel'>();
  const close = () => setAsking(undefined);
  if (!isAhead && !isDue) return null;
  return (
    <div className="ws-moves">
      {isDue && (
        <>
          <Button size="sm" onClick={() => setAsking('held')}>
            {messages.held}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => setAsking('no-show')}>
            {messages.noShow}
          </Button>
        </>
      )}
      {isAhead && (
        <Button size="sm" variant="secondary" onClick={() => setAsking('cancel')}>
          {messages.cancel}
        </Button>
      )}
      {(asking === 'held' || asking === 'no-show') && (
        <ConfirmDialog
          title={messages.recordTitle}
          action={asking === 'held' ? messages.held : messages.noShow}
          done={messages.recorded}
          onClose={close}
          confirm={() => act(() => api(recordConsultation, { params: { id }, body: { outcome: asking } }))}
        >
          <p>{asking === 'held' ? messages.heldText : messages.noShowText}</p>
        </ConfirmDialog>
      )}
      {asking === 'cancel' && (
        <ReasonDialog
          title={messages.cancelTitle}
          action={messages.cancel}
          variant="danger"
          done={messages.cancelled}
          onClose={close}
          confirm={(reason) => act(() => api(cancelConsultation, { params: { id }, body: { reason } }))}
        >
          <p>{messages.cancelText}</p>
        </ReasonDialog>
      )}
    </div>
  );
}
