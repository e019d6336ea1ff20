import { apiBasePath, type DeveloperPage, developersPath, type Language, partnerBasePath } from '@portal/contracts';
import { changesFeedPath } from '../changes-feed.ts';
import { signatureWords } from '../words/signature-words.ts';
import type { ReferenceWords } from '../words/words.ts';

export { apiBasePath };

/** The way between the pages for developers, and to what machines read. */
export function otherPages(words: ReferenceWords, here: DeveloperPage, language: Language): string {
  const pages = [
    ['reference', developersPath, words.reference],
    ['authentication', `${developersPath}/authentication`, words.authentication],
    ['signatures', `${developersPath}/signatures`, signatureWords[language].title],
    ['changelog', `${developersPath}/changelog`, words.changelog],
  ] as const;
  const links = [
    ...pages.filter(([page]) => page !== here).map(([, address, text]) => `<a href="${address}">${text}</a>`),
    `<a href="${apiBasePath}${partnerBasePath}/openapi.json">${words.openApi}</a>`,
    ...(here === 'changelog'
      ? [`<a href="${apiBasePath}${changesFeedPath}" type="application/atom+xml">${words.feed}</a>`]
      : []),
  ];
  return `<nav class="dev-others" aria-label="${words.otherPages}">${links.join('')}</nav>`;
}
