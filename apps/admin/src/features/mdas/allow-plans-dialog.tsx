import { useApiClient } from '@portal/api-client';
import { allowPlansOfHead, type Mda, plansOfHeadAsRead } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { ConfirmDialog } from '@portal/workspace/forms';
import { useState } from 'react';
import { texts } from './texts.ts';
import { useChanged } from './use-mda.ts';

export interface AllowPlansDialogProps {
  readonly mdaId: number;
  readonly head: Mda['heads'][number];
  readonly onClose: () => void;
}

/** Asks once more whether the bills of a head may be paid in parts, or no longer. */
export function AllowPlansDialog({ mdaId, head, onClose }: AllowPlansDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const changed = useChanged(mdaId);
  // As it was opened: what comes meanwhile is not what is shown.
  const [asRead] = useState(() => plansOfHeadAsRead(head.allowsPlans));
  const allowsPlans = !head.allowsPlans;
  return (
    <ConfirmDialog
      title={`${localized(texts.inPieces)}: ${head.name}`}
      action={localized(allowsPlans ? texts.allowParts : texts.endParts)}
      done={localized(texts.saved)}
      onDone={changed}
      onClose={onClose}
      confirm={() =>
        api(allowPlansOfHead, {
          params: { id: head.id },
          query: { asRead },
          body: { allowsPlans },
        })
      }
    >
      {localized(allowsPlans ? texts.allowPartsText : texts.endPartsText)}
    </ConfirmDialog>
  );
}
