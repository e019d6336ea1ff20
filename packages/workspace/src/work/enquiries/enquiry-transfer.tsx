import { activeRole, useSession } from '@portal/auth';
import { transferEnquiries } from '@portal/contracts';
import { lazyPart } from '@portal/platform';
import { Suspense, useState } from 'react';
import { useTransferMessages } from '../messages/use-transfer-messages.ts';

const EnquiryTransferDialog = lazyPart(
  async () => (await import('./enquiry-transfer-dialog.tsx')).EnquiryTransferDialog,
);

/** Gives everything open that one person has to another; for those who lead. */
export function EnquiryTransfer() {
  const messages = useTransferMessages();
  const role = activeRole(useSession().session);
  const [isOpen, setOpen] = useState(false);
  if (!transferEnquiries.access.some((one) => one === role)) return null;
  return (
    <dd className="ui-screen-only">
      <button type="button" className="ws-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {messages.transferAll}
      </button>
      <Suspense>{isOpen && <EnquiryTransferDialog onClose={() => setOpen(false)} />}</Suspense>
    </dd>
  );
}
