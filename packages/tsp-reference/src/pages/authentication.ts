import { type ErrorCode, type Language, partnerQuotas, partnerRefusals, partnerScopes } from '@portal/contracts';
import { marked } from '../html.ts';
import { referenceWords } from '../words/words.ts';
import { errorList } from './error-list.ts';
import { otherPages } from './other-pages.ts';

/** What every call of the contract may be refused with before it is read; whether the service works is another matter. */
const ofKeys: readonly ErrorCode[] = [
  ...partnerRefusals.filter((code) => code.startsWith('tsp.') && !code.startsWith('tsp.signature-')),
  'tsp.engine-code-revoked',
];

/** Keys, and why a call is refused. */
export function authenticationPage(language: Language): string {
  const words = referenceWords[language];
  const parts = words.keyParts.map(([term, text]) => `<div><dt>${marked(term)}</dt><dd>${marked(text)}</dd></div>`);
  const scopes = `<p>${words.scope}: ${partnerScopes.map((scope) => `<code>${scope}</code>`).join(' ')}</p>`;
  const quotas = Object.entries(partnerQuotas).map(
    ([kind, { points, windowSeconds }]) =>
      `<div><dt><code>${kind}</code></dt><dd>${words.quota(points, windowSeconds)}</dd></div>`,
  );
  return [
    '<div class="dev dev-single"><div class="dev-main">',
    words.contractIsEnglish && `<p class="dev-note">${words.contractIsEnglish}</p>`,
    otherPages(words, 'authentication', language),
    `<section><h2>${words.key}</h2><p>${marked(words.keyLead)}</p><dl class="dev-fields">${parts.join('')}</dl>${scopes}</section>`,
    `<section><h2>${words.gates}</h2><ol class="dev-gates">${words.gateItems.map((gate) => `<li>${gate}</li>`).join('')}</ol></section>`,
    `<section><h2>${words.refused}</h2><p>${words.refusedLead}</p>${errorList(ofKeys, words, language, false)}</section>`,
    `<section><h2>${words.leaked}</h2><p>${marked(words.leakedText)}</p></section>`,
    `<section><h2>${words.ipTitle}</h2><p>${marked(words.ipText)}</p></section>`,
    `<section><h2>${words.quotasTitle}</h2><p>${words.quotasText}</p><dl class="dev-fields">${quotas.join('')}</dl></section>`,
    '</div></div>',
  ].join('');
}
