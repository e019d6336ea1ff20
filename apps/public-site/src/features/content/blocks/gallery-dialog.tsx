import type { BlockOf } from '@portal/contracts';
import { Button, Icon } from '@portal/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useMessages } from '../../../messages.ts';
import { ContentPicture } from '../content-picture.tsx';
import './gallery-dialog.css';

export interface GalleryDialogProps {
  readonly items: BlockOf<'gallery'>['items'];
  readonly at: number;
  readonly onGo: (index: number) => void;
  readonly onClose: () => void;
}

/** One picture as large as the screen, the others to its sides. The browser keeps the focus in it and closes it with Escape. */
export function GalleryDialog({ items, at, onGo, onClose }: GalleryDialogProps) {
  const messages = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const item = items[at];
  if (!item) return null;
  const go = (step: number) => onGo((at + step + items.length) % items.length);

  function turn({ key }: KeyboardEvent) {
    if (key === 'ArrowRight') go(1);
    if (key === 'ArrowLeft') go(-1);
  }

  return (
    <dialog ref={dialog} className="gallery-dialog" aria-label={item.caption} onClose={onClose} onKeyDown={turn}>
      <ContentPicture key={item.picture.id} picture={item.picture} alt={item.alt} sizes="100vw" />
      <p aria-live="polite">
        {item.caption} <span>{messages.galleryCount(at + 1, items.length)}</span>
      </p>
      <div>
        {items.length > 1 && (
          <>
            <Button variant="secondary" icon={<Icon name="arrow-left" />} onClick={() => go(-1)}>
              {messages.galleryBefore}
            </Button>
            <Button variant="secondary" icon={<Icon name="arrow-right" />} onClick={() => go(1)}>
              {messages.galleryNext}
            </Button>
          </>
        )}
        <Button icon={<Icon name="close" />} onClick={() => dialog.current?.close()}>
          {messages.galleryClose}
        </Button>
      </div>
    </dialog>
  );
}
