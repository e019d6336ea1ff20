import { Modal } from '@portal/ui/overlays';
import { BillRaised } from './bill-raised.tsx';
import { CollectionForm } from './collection-form.tsx';
import { useCollectionsMessages } from './messages/use-collections-messages.ts';
import { useCollection } from './use-collection.ts';
import './mda-collections.css';

export interface MdaCollectionsDialogProps {
  readonly onClose: () => void;
}

/** Choose an MDA and a fee, get a bill. */
export function MdaCollectionsDialog({ onClose }: MdaCollectionsDialogProps) {
  const messages = useCollectionsMessages();
  const collection = useCollection(messages);
  const { raise } = collection;
  return (
    <Modal isOpen onClose={onClose} title={messages.title} width={560} sheetOnPhones>
      {raise.data ? (
        <BillRaised billReference={raise.data.billReference} onAnother={raise.reset} />
      ) : (
        <CollectionForm collection={collection} />
      )}
    </Modal>
  );
}
