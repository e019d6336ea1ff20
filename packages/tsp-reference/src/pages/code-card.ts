import type { PartnerEndpoint } from '@portal/contracts';
import { type ExampleLanguage, exampleLanguageNames, exampleLanguages, exampleOf } from '../examples/index.ts';
import { escaped } from '../html.ts';
import type { PartnerDocument } from '../partner-document-parts.ts';
import type { ReferenceWords } from '../words/words.ts';

/** The choice of a language for all examples of a page: works by itself, and stands before what it governs. */
export function languageChoice(words: ReferenceWords): string {
  const choices = exampleLanguages.map(
    (language, index) =>
      `<input class="dev-choice" type="radio" name="example-language" id="in-${language}" value="${language}"` +
      ` aria-label="${words.examplesIn} ${exampleLanguageNames[language]}"${index === 0 ? ' checked' : ''}>`,
  );
  return choices.join('');
}

/** The call of an operation in every language, one of them shown. All have the room of the longest, so that nothing moves. */
export function codeCard(document: PartnerDocument, endpoint: PartnerEndpoint, words: ReferenceWords): string {
  const tabs = exampleLanguages.map(
    (language) => `<label class="dev-tab" for="in-${language}">${exampleLanguageNames[language]}</label>`,
  );
  const examples = exampleLanguages.map((language) => printed(exampleOf(document, endpoint, language), language));
  return [
    `<div class="dev-card"><div class="dev-tabs">${tabs.join('')}${copyButton(words)}</div>`,
    `<div class="dev-codes">${examples.join('')}</div></div>`,
  ].join('');
}

/** Shown by the page's script alone: without it there is nothing that could copy. */
function copyButton({ copy, copied }: ReferenceWords): string {
  return `<button type="button" class="dev-copy" data-own data-copied="${copied}">${copy}</button>`;
}

function printed(code: string, language: ExampleLanguage): string {
  return `<pre class="dev-code dev-in-${language}" tabindex="0" lang="en"><code>${escaped(code)}</code></pre>`;
}

/** An answer, or an event, as it comes. */
export function answerCard(title: string, sample: unknown): string {
  const json = JSON.stringify(sample, null, 1);
  return [
    `<div class="dev-card"><div class="dev-card-title">${title}</div>`,
    `<pre class="dev-code" tabindex="0" lang="en"><code>${escaped(json)}</code></pre></div>`,
  ].join('');
}
