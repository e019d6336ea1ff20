import type { NewsArticle } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { formatDate, TextLink } from '@portal/ui';
import { useMessages } from '../../messages.ts';
import { ContentPicture } from './content-picture.tsx';

export type ArticleHeadProps = Pick<NewsArticle, 'publishedOn' | 'image'>;

/** When an article appeared, and its picture. */
export function ArticleHead({ publishedOn, image }: ArticleHeadProps) {
  const messages = useMessages();
  const language = useLanguage();
  return (
    <div className="content-article-head">
      <p>
        <TextLink to="/news">{messages.newsAll}</TextLink>
        <time dateTime={publishedOn}>{formatDate(publishedOn, language)}</time>
      </p>
      {image && <ContentPicture picture={image.picture} alt={image.alt} sizes="(min-width: 48em) 44rem, 100vw" />}
    </div>
  );
}
