import type { DeveloperPage, Language } from '@portal/contracts';
import { authenticationPage } from './pages/authentication.ts';
import { changelogPage } from './pages/changelog.ts';
import { referencePage } from './pages/reference.ts';
import { signaturesPage } from './pages/signatures.ts';
import { partnerDocument } from './partner-document.ts';

export { changesFeed, changesFeedPath } from './changes-feed.ts';
export { type ExampleLanguage, exampleLanguages, exampleOf } from './examples/index.ts';
export { signedExampleLanguages } from './examples/signed.ts';
export { pageScript, pageScriptPath } from './page-script.ts';
export { partnerErrorCodes } from './pages/error-list.ts';
export { partnerDocument } from './partner-document.ts';

/** A page for developers as HTML, made of the contract, for the portal at `origin`. */
export function developerPage(page: DeveloperPage, origin: string, language: Language): string {
  if (page === 'authentication') return authenticationPage(language);
  if (page === 'signatures') return signaturesPage(origin, language);
  if (page === 'changelog') return changelogPage(language);
  return referencePage(partnerDocument(origin), language);
}
