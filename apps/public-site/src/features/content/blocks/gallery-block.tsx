import { apiBasePath, type BlockOf } from '@portal/contracts';
import { lazyPart, useLanguage } from '@portal/platform';
import { EmptyState, formatDate } from '@portal/ui';
import { type MouseEvent, Suspense, useState } from 'react';
import { useMessages } from '../../../messages.ts';
import { ContentPicture } from '../content-picture.tsx';
import { useNearby } from './use-nearby.ts';

const GalleryDialog = lazyPart(async () => (await import('./gallery-dialog.tsx')).GalleryDialog);

/** A picture opens large, and leads from one to the next; without script its link does. */
export function GalleryBlock({ items }: BlockOf<'gallery'>) {
  const messages = useMessages();
  const language = useLanguage();
  const { list, reached } = useNearby(items.length);
  const [opened, setOpened] = useState<number>();
  if (items.length === 0) {
    return (
      <EmptyState icon="info" title={messages.galleryEmpty}>
        {messages.galleryEmptyText}
      </EmptyState>
    );
  }

  function open(event: MouseEvent, index: number) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !('HTMLDialogElement' in window)) return;
    event.preventDefault();
    setOpened(index);
  }

  return (
    <>
      <ul ref={list} className="content-gallery">
        {items.map(({ picture, alt, caption, takenOn }, index) => (
          <li key={picture.id + caption} data-later={index >= reached || undefined}>
            <figure>
              <a
                href={`${apiBasePath}/content/pictures/${picture.id}/${picture.widths.at(-1) ?? picture.width}.jpeg`}
                // Its picture may not have come yet.
                aria-label={alt}
                onClick={(event) => open(event, index)}
              >
                <ContentPicture
                  picture={picture}
                  alt={alt}
                  sizes="(min-width: 60em) 20rem, (min-width: 40em) 50vw, 100vw"
                />
              </a>
              <figcaption>
                {caption}
                {takenOn && <time dateTime={takenOn}>{formatDate(takenOn, language)}</time>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <Suspense>
          <GalleryDialog items={items} at={opened} onGo={setOpened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  );
}
