import { useLocalized } from '@portal/platform';
import { Button } from '@portal/ui';
import { ConfirmDialog } from '@portal/workspace/forms';
import type { BulkProps } from '@portal/workspace/lists';
import { useState } from 'react';
import { useRefundActs } from './refunds.queries.ts';
import { texts } from './texts.ts';

interface RefundRow {
  readonly id: string;
  readonly status: string;
  readonly method: string | null;
}

/** Puts chosen refunds on a list for the bank: those that are to be paid by it, all or none. */
export function BankList({ rows, onDone }: BulkProps<RefundRow>) {
  const localized = useLocalized();
  const { makeList, readAgain } = useRefundActs();
  const [isOpen, setOpen] = useState(false);
  const payable = rows.filter(({ status, method }) => status === 'payable' && method === 'bank');
  if (payable.length === 0) return null;
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {`${localized(texts.makeList)} (${payable.length})`}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={localized(texts.makeListTitle(String(payable.length)))}
          action={localized(texts.makeList)}
          done={localized(texts.listMade)}
          onClose={() => setOpen(false)}
          onDone={() => {
            readAgain();
            onDone();
          }}
          confirm={() => makeList(payable.map(({ id }) => id))}
        >
          <p>{localized(texts.makeListText)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
