import type { BlockOf } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { EmptyState, formatLongDate } from '@portal/ui';
import { useMessages } from '../../../messages.ts';
import { ContentPicture } from '../content-picture.tsx';
import { useNearby } from './use-nearby.ts';

export function GalleryBlock({ items }: BlockOf<'gallery'>) {
  const messages = useMessages();
  const language = useLanguage();
  const { list, reached } = useNearby(items.length);
  if (items.length === 0) {
    return (
      <EmptyState icon="info" title={messages.galleryEmpty}>
        {messages.galleryEmptyText}
      </EmptyState>
    );
  }
  return (
    <ul ref={list} className="content-gallery">
      {items.map(({ picture, alt, caption, takenOn }, index) => (
        <li key={picture.id + caption} data-later={index >= reached || undefined}>
          <figure>
            <ContentPicture
              picture={picture}
              alt={alt}
              sizes="(min-width: 60em) 20rem, (min-width: 40em) 50vw, 100vw"
            />
            <figcaption>
              {caption}
              {takenOn && <time dateTime={takenOn}>{formatLongDate(takenOn, language)}</time>}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
