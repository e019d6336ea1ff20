import { activeRole, useSession } from '@portal/auth';
import { taxpayerReport } from '@portal/contracts';
import { lazyPart } from '@portal/platform';
import { Button } from '@portal/ui';
import { Suspense, useState } from 'react';
import type { BulkProps } from '../lists/list-screen-definition.ts';
import { useRefreshList } from '../lists/rows/use-refresh-list.ts';
import type { TransferredTaxpayer } from './bulk-transfer-dialog.tsx';
import { useTaxpayerMessages } from './messages/use-taxpayer-messages.ts';
import { mayMoveTaxpayers } from './who-moves.ts';

const BulkTransferDialog = lazyPart(async () => (await import('./bulk-transfer-dialog.tsx')).BulkTransferDialog);

/** Moves those who were chosen to one office; for those who may move any. */
export function BulkTransfer({ rows, onDone }: BulkProps<TransferredTaxpayer>) {
  const messages = useTaxpayerMessages();
  const role = activeRole(useSession().session);
  const refresh = useRefreshList(taxpayerReport);
  const [isOpen, setOpen] = useState(false);
  if (!mayMoveTaxpayers(role)) return null;
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {messages.moveMany(rows.length)}
      </Button>
      <Suspense>
        {isOpen && (
          <BulkTransferDialog
            taxpayers={rows}
            onDone={() => {
              void refresh();
              onDone();
            }}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
