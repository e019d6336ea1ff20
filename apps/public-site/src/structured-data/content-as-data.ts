import { apiBasePath, type ContentPage, type Language, type NewsArticle, wordsOf } from '@portal/contracts';
import type { StructuredData } from '@portal/platform';
import { pageTrail } from './page-trail.ts';

/** What search engines read about a published page or article. Nothing that its reader does not see. */
export function contentAsData(page: ContentPage | NewsArticle, language: Language): readonly StructuredData[] {
  return [
    ...(page.parent ? [pageTrail([page.parent, page], language)] : []),
    ...questionsIn(page),
    ...('publishedOn' in page ? [articleOf(page, language)] : []),
  ];
}

function questionsIn({ path, blocks }: ContentPage): readonly StructuredData[] {
  const questions = blocks.flatMap((block) => (block.kind === 'questions' ? block.items : []));
  if (questions.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      '@id': `${path}#questions`,
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.map(wordsOf).join('\n') },
      })),
    },
  ];
}

function articleOf(
  { path, title, lead, publishedOn, updatedOn, image }: NewsArticle,
  language: Language,
): StructuredData {
  const publisher = { '@id': '/#publisher' };
  return {
    '@type': 'NewsArticle',
    '@id': `${path}#article`,
    url: path,
    headline: title[language],
    description: lead[language],
    datePublished: publishedOn,
    dateModified: updatedOn,
    inLanguage: language,
    author: publisher,
    publisher,
    ...(image && {
      image: { '@type': 'ImageObject', contentUrl: largestFile(image.picture), caption: image.alt },
    }),
  };
}

function largestFile({ id, width, widths }: NonNullable<NewsArticle['image']>['picture']): string {
  return `${apiBasePath}/content/pictures/${id}/${widths.at(-1) ?? width}.jpeg`;
}
