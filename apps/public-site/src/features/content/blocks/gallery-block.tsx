import type { BlockOf } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { EmptyState, formatLongDate } from '@portal/ui';
import { useMessages } from '../../../messages.ts';
import { ContentPicture } from '../content-picture.tsx';

export function GalleryBlock({ items }: BlockOf<'gallery'>) {
  const messages = useMessages();
  const language = useLanguage();
  if (items.length === 0) {
    return (
      <EmptyState icon="info" title={messages.galleryEmpty}>
        {messages.galleryEmptyText}
      </EmptyState>
    );
  }
  return (
    <ul className="content-gallery">
      {items.map(({ picture, alt, caption, takenOn }) => (
        <li key={picture.id + caption}>
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
