import type { Language } from '@portal/contracts';

/** What an informational page says, in one language. */
interface Article {
  readonly title: string;
  /** One sentence below the title; also what search engines show. */
  readonly lead: string;
  readonly sections: readonly ArticleSection[];
  /** Where to go from here: only what works today. */
  readonly links: readonly ArticleLink[];
}

interface ArticleSection {
  readonly heading?: string;
  readonly paragraphs?: readonly string[];
  readonly points?: readonly string[];
}

interface ArticleLink {
  readonly label: string;
  readonly to: string;
}

/** A missing language is a type error. */
export type LocalizedArticle = Readonly<Record<Language, Article>>;
