import { useLanguage } from '@portal/platform';
import { Page, TextLink } from '@portal/ui';
import { useMessages } from '../../messages.ts';
import type { LocalizedArticle } from './article.ts';

export interface ArticlePageProps {
  readonly article: LocalizedArticle;
}

export function ArticlePage({ article }: ArticlePageProps) {
  const messages = useMessages();
  const { title, lead, sections, links } = article[useLanguage()];
  return (
    <Page title={title} lead={lead} width="text">
      <div className="article">
        {sections.map(({ heading, paragraphs = [], points }) => (
          <section key={heading ?? paragraphs[0] ?? points?.[0]} className="article">
            {heading && <h2>{heading}</h2>}
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {points && (
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
      <nav className="article-links" aria-labelledby="article-links">
        <h2 id="article-links">{messages.furtherReading}</h2>
        <ul>
          {links.map(({ label, to }) => (
            <li key={to}>
              <TextLink to={to}>{label}</TextLink>
            </li>
          ))}
        </ul>
      </nav>
    </Page>
  );
}
