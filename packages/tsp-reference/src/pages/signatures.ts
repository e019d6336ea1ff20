import { errorCatalogue, type Language, partnerBasePath, signatureRefusals } from '@portal/contracts';
import { exampleLanguageNames } from '../examples/index.ts';
import { pairExample, signedExample, signedExampleLanguages } from '../examples/signed.ts';
import { breakable, escaped, marked } from '../html.ts';
import { signatureWords } from '../words/signature-words.ts';
import { referenceWords } from '../words/words.ts';
import { apiBasePath, otherPages } from './other-pages.ts';

/** How calls are signed, an example that runs, and why a signature fails. */
export function signaturesPage(origin: string, language: Language): string {
  const words = signatureWords[language];
  const reference = referenceWords[language];
  const api = `${origin}${apiBasePath}${partnerBasePath}`;
  const covered = words.coveredItems.map(([term, text]) => `<div><dt>${term}</dt><dd>${marked(text)}</dd></div>`);
  const examples = signedExampleLanguages.map((each) =>
    card(exampleLanguageNames[each], signedExample({ api }, each), `signed-${each}`),
  );
  const failures = signatureRefusals.map((code) => {
    const { status, message } = errorCatalogue[code];
    return [
      `<div id="${code}"><dt>${status} <code>${breakable(code)}</code></dt>`,
      `<dd><span lang="en">${marked(message)}.</span><br>${marked(words.failures[code])}</dd></div>`,
    ].join('');
  });
  return [
    '<div class="dev dev-single"><div class="dev-main">',
    reference.contractIsEnglish && `<p class="dev-note">${reference.contractIsEnglish}</p>`,
    otherPages(reference, 'signatures', language),
    `<section><p>${marked(words.lead)}</p></section>`,
    `<section><h2>${words.pair}</h2>${card('openssl', pairExample, 'signing-pair')}<p>${marked(words.pairText)}</p></section>`,
    `<section><h2>${words.covered}</h2><dl class="dev-fields">${covered.join('')}</dl></section>`,
    `<section><h2>${words.example}</h2><p>${marked(words.exampleText)}</p>${examples.join('')}</section>`,
    `<section><h2 id="why">${words.fails}</h2><p>${marked(words.failsText)}</p>`,
    `<dl class="dev-errors">${failures.join('')}</dl></section>`,
    '</div></div>',
  ].join('');
}

function card(title: string, code: string, id: string): string {
  return [
    `<div class="dev-card"><div class="dev-card-title">${title}</div>`,
    `<pre class="dev-code" id="${id}" tabindex="0" lang="en"><code>${escaped(code)}</code></pre></div>`,
  ].join('');
}
