import { Button, LinkButton, Notice, Reference } from '@portal/ui';
import { Modal } from '@portal/ui/overlays';
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
        <div className="collections">
          <Notice kind="success" title={messages.readyTitle} role="status">
            <p>{messages.readyText}</p>
          </Notice>
          <p className="collections-reference">
            <span>{messages.reference}</span>
            <Reference value={raise.data.billReference} />
          </p>
          <LinkButton to={`/payment_summary_open?billReference=${raise.data.billReference}`} size="lg" fullWidth>
            {messages.pay}
          </LinkButton>
          <Button variant="quiet" onClick={raise.reset}>
            {messages.another}
          </Button>
        </div>
      ) : (
        <CollectionForm collection={collection} />
      )}
    </Modal>
  );
}
