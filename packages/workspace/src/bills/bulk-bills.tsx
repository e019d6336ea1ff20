import { activeRole, useSession } from '@portal/auth';
import { billCancellers, invoiceReport } from '@portal/contracts';
import { lazyPart } from '@portal/platform';
import { Button } from '@portal/ui';
import { Suspense, useState } from 'react';
import type { BulkProps } from '../lists/list-screen-definition.ts';
import { useRefreshList } from '../lists/rows/use-refresh-list.ts';
import type { BulkAction, BulkBill } from './bulk-dialog.tsx';
import { useBillMessages } from './messages/use-bill-messages.ts';

const BulkDialog = lazyPart(async () => (await import('./bulk-dialog.tsx')).BulkDialog);

/** How a bill must stand for each action; whoever does it decides again, with the bill locked. */
const standings: Readonly<Record<BulkAction, readonly string[]>> = {
  mail: ['unpaid', 'expired', 'paid'],
  renew: ['expired'],
  cancel: ['unpaid', 'expired'],
};

/** What can be done with several bills: those of them that stand so are taken, one after the other. */
export function BulkBills({ rows, onDone }: BulkProps<BulkBill & { readonly status: string }>) {
  const messages = useBillMessages();
  const role = activeRole(useSession().session);
  const refresh = useRefreshList(invoiceReport);
  const [open, setOpen] = useState<BulkAction>();
  const mayCancel = billCancellers.some((one) => one === role);
  const fitting = (action: BulkAction) => rows.filter(({ status }) => standings[action].includes(status));
  const offered = (Object.keys(standings) as BulkAction[]).filter(
    (action) => fitting(action).length > 0 && (action !== 'cancel' || mayCancel),
  );
  return (
    <>
      {offered.map((action) => (
        <Button key={action} size="sm" variant="secondary" onClick={() => setOpen(action)}>
          {messages.bulk[action](fitting(action).length)}
        </Button>
      ))}
      <Suspense>
        {open && (
          <BulkDialog
            action={open}
            bills={fitting(open)}
            onDone={() => {
              void refresh();
              onDone();
            }}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
