import { Button } from '@portal/ui';
import { Modal } from '@portal/ui/overlays';
import { useCmsMessages } from '../messages/use-cms-messages.ts';
import { PictureGrid } from './picture-grid.tsx';
import { UploadPicture } from './upload-picture.tsx';

interface PictureChoiceProps {
  readonly onClose: () => void;
  readonly onChoose: (id: string) => void;
}

/** One of the library, or a new one. */
export function PictureChoice({ onClose, onChoose }: PictureChoiceProps) {
  const messages = useCmsMessages();
  return (
    <Modal isOpen onClose={onClose} title={messages.choosePicture} width={720} sheetOnPhones>
      <div className="cms-library">
        <UploadPicture onDone={onChoose} />
        <PictureGrid
          action={({ id, fileName }) => (
            <Button size="sm" variant="secondary" onClick={() => onChoose(id)}>
              {messages.choose}
              <span className="ui-hidden">: {fileName}</span>
            </Button>
          )}
        />
      </div>
    </Modal>
  );
}
