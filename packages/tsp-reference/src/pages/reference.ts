import {
  type Language,
  type PartnerEndpoint,
  partnerOperations,
  testOutcomeKobo,
  testOutcomes,
  testOutcomeWords,
  testTaxpayers,
} from '@portal/contracts';
import { escaped, marked } from '../html.ts';
import type { PartnerDocument } from '../partner-document-parts.ts';
import { type ReferenceWords, referenceWords } from '../words/words.ts';
import { codeCard, languageChoice } from './code-card.ts';
import { errorList, partnerErrorCodes } from './error-list.ts';
import { operationSection, titleOf } from './operation.ts';
import { apiBasePath, otherPages } from './other-pages.ts';
import { webhookList } from './webhook-list.ts';

type Group = keyof ReferenceWords['groups'];

/** By the first part of an operation's path. */
const groupOf: Readonly<Record<string, Group>> = {
  bills: 'bills',
  'payment-sessions': 'bills',
  'bill-batches': 'batches',
  taxpayers: 'taxpayers',
  'taxpayer-invitations': 'taxpayers',
  'clearance-checks': 'taxpayers',
  'revenue-heads': 'heads',
  'look-ups': 'heads',
  settlements: 'settlements',
  events: 'events',
  certifications: 'bills',
};
const groups: readonly Group[] = ['bills', 'batches', 'taxpayers', 'heads', 'settlements', 'events'];

function operationsOf(group: Group): readonly PartnerEndpoint[] {
  return partnerOperations.filter(({ path }) => (groupOf[path.split('/')[1] ?? ''] ?? 'bills') === group);
}

/** Quick start, every operation, every error, and the events. */
export function referencePage(document: PartnerDocument, language: Language): string {
  const words = referenceWords[language];
  const sections = groups.map((group) =>
    [
      `<section aria-labelledby="group-${group}"><h2 id="group-${group}">${words.groups[group]}</h2>`,
      ...operationsOf(group).map((endpoint) => operationSection(document, endpoint, words, apiBasePath)),
      '</section>',
    ].join(''),
  );
  const list = navigation(words);
  return [
    `<div class="dev">${languageChoice(words)}<div class="dev-body">`,
    `<nav class="dev-menu" aria-label="${words.allOperations}">${list}</nav>`,
    `<details class="dev-fold"><summary>${words.allOperations}</summary>${list}</details><div class="dev-main">`,
    words.contractIsEnglish && `<p class="dev-note">${words.contractIsEnglish}</p>`,
    otherPages(words, 'reference', language),
    quickStart(document, words),
    `<section aria-labelledby="conventions"><h2 id="conventions">${words.conventions}</h2><dl class="dev-fields">`,
    ...words.conventionItems.map(([term, text]) => `<div><dt>${term}</dt><dd>${marked(text)}</dd></div>`),
    '</dl></section>',
    ...sections,
    `<section aria-labelledby="errors"><h2 id="errors">${words.errors}</h2><p>${marked(words.errorsLead)}</p>`,
    `${errorList(partnerErrorCodes, words, language, true)}</section>`,
    `<section aria-labelledby="webhooks"><h2 id="webhooks">${words.webhooks}</h2><p>${marked(words.webhooksLead)}</p>`,
    `${webhookList(document, words)}</section></div></div></div>`,
  ].join('');
}

function navigation(words: ReferenceWords): string {
  const start = (
    [
      ['quick-start', words.quickStart],
      ['conventions', words.conventions],
      ['errors', words.errors],
      ['webhooks', words.webhooks],
    ] as const
  ).map(([place, text]) => `<li><a href="#${place}">${text}</a></li>`);
  const operations = groups.map((group) => {
    const links = operationsOf(group).map(
      ({ method, operation }) =>
        `<li><a href="#${operation}"><small>${method}</small> <span lang="en">${escaped(titleOf(operation))}</span></a></li>`,
    );
    return `<p>${words.groups[group]}</p><ul>${links.join('')}</ul>`;
  });
  return `<p>${words.start}</p><ul>${start.join('')}</ul>${operations.join('')}`;
}

/** What a test key opens, what payments become of there, and the way from it to a live one. */
function testMode(words: ReferenceWords): string {
  const outcomes = testOutcomes.map(
    (outcome) =>
      `<div><dt><code>…0${testOutcomeKobo[outcome]}</code> <code>${outcome}</code></dt><dd lang="en">${marked(testOutcomeWords[outcome])}</dd></div>`,
  );
  const payers = testTaxpayers.map(({ tpui }) => `<code>${tpui}</code>`).join(' ');
  return [
    `<div class="dev-live" id="test-mode"><h3>${words.testTitle}</h3><p>${marked(words.testLead)}</p>`,
    `<p>${marked(words.testOutcomes)}</p><dl class="dev-fields">${outcomes.join('')}</dl>`,
    `<p>${words.testPayers} ${payers}</p><p>${marked(words.goingLive)}</p></div>`,
  ].join('');
}

/** From a key to a paid bill, with the calls as they are printed further down. */
function quickStart(document: PartnerDocument, words: ReferenceWords): string {
  const steps = words.steps.map(({ title, text, operation }) => {
    const endpoint = partnerOperations.find((each) => each.operation === operation);
    const link = endpoint
      ? ` <a href="#${endpoint.operation}" lang="en">${escaped(titleOf(endpoint.operation))}</a>`
      : '';
    return `<li><h3>${title}</h3><p>${marked(text)}${link}</p>${endpoint ? codeCard(document, endpoint, words) : ''}</li>`;
  });
  return [
    `<section aria-labelledby="quick-start"><h2 id="quick-start">${words.quickStart}</h2>`,
    testMode(words),
    `<ol class="dev-steps">${steps.join('')}</ol></section>`,
  ].join('');
}
