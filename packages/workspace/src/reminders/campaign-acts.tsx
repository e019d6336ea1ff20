import { useApiClient } from '@portal/api-client';
import { continueCampaign, type ReminderCampaign, stopCampaign } from '@portal/contracts';
import { lazyPart, useLocalized } from '@portal/platform';
import { useLocation } from '@portal/platform/router';
import { Button, LinkButton } from '@portal/ui';
import { Suspense, useState } from 'react';
import { useRemindersChanged } from './use-reminders.ts';
import { words } from './words.ts';

const ConfirmDialog = lazyPart(async () => (await import('../forms/dialogs/confirm-dialog.tsx')).ConfirmDialog);

/** Stop at once, go on, or the way to the decision. */
export function CampaignActs({ campaign }: { readonly campaign: ReminderCampaign }) {
  const localized = useLocalized();
  const api = useApiClient();
  const changed = useRemindersChanged();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const { id, number, state, acts, workId } = campaign;
  const isStop = acts.includes('stop');
  const action = localized(isStop ? words.stop : words.goOn);
  return (
    <>
      {state === 'proposed' && (
        <LinkButton
          variant="secondary"
          to={`${pathname.slice(0, pathname.lastIndexOf('/reminders'))}/approvals?of=reminder-campaign&record=${workId}`}
        >
          {localized(words.toDecide)}
        </LinkButton>
      )}
      {acts.length > 0 && (
        <Button variant={isStop ? 'danger' : 'primary'} onClick={() => setOpen(true)}>
          {action}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <ConfirmDialog
            title={`${action}: ${number}`}
            action={action}
            variant={isStop ? 'danger' : 'primary'}
            onClose={() => setOpen(false)}
            confirm={() => api(isStop ? stopCampaign : continueCampaign, { params: { id } })}
            done={localized(isStop ? words.stopped : words.continued)}
            onDone={changed}
          >
            <p>{localized(isStop ? words.stopEffect : words.goOnEffect)}</p>
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
