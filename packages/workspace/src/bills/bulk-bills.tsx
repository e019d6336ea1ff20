import { activeRole, useSession } from '@portal/auth';
import { billCancellers, billPlacers, invoiceReport } from '@portal/contracts';
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
  place: ['unpaid', 'expired', 'under-review'],
  cancel: ['unpaid', 'expired'],
};

/** What can be done with several bills: those of them that stand so are taken, one after the other. */
export function BulkBills({
  rows,
  onDone,
}: BulkProps<BulkBill & { readonly status: string; readonly taxOffice: string | null }>) {
  const messages = useBillMessages();
  const role = activeRole(useSession().session);
  const refresh = useRefreshList(invoiceReport);
  const [open, setOpen] = useState<BulkAction>();
  const may: Readonly<Partial<Record<BulkAction, boolean>>> = {
    place: billPlacers.some((one) => one === role),
    cancel: billCancellers.some((one) => one === role),
  };
  const fitting = (action: BulkAction) =>
    rows.filter(
      // Every other bill has the office of its day.
      ({ status, taxOffice }) => standings[action].includes(status) && (action !== 'place' || taxOffice === null),
    );
  const offered = (Object.keys(standings) as BulkAction[]).filter(
    (action) => fitting(action).length > 0 && may[action] !== false,
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
