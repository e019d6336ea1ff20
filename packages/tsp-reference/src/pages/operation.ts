import {
  type ErrorCode,
  errorCatalogue,
  type PartnerEndpoint,
  partnerBasePath,
  partnerQuotas,
} from '@portal/contracts';
import { breakable, escaped, marked } from '../html.ts';
import type { PartnerDocument } from '../partner-document-parts.ts';
import { sampleOf } from '../samples.ts';
import type { ReferenceWords } from '../words/words.ts';
import { answerCard, codeCard } from './code-card.ts';
import { describedField, fieldList } from './field-list.ts';

/** One operation: what for, how it is called, what it takes and answers, and what can go wrong. */
export function operationSection(
  document: PartnerDocument,
  endpoint: PartnerEndpoint,
  words: ReferenceWords,
  basePath: string,
): string {
  const { method, path, operation, summary, scope, quota, isOnceOnly } = endpoint;
  const { points, windowSeconds } = partnerQuotas[quota];
  const placed = path.replaceAll(/:(\w+)/g, '{$1}');
  const described = document.paths[placed]?.[method.toLowerCase()];
  if (!described) return '';
  const parameters = (described.parameters ?? []).filter((each) => each.in !== 'header');
  const body = described.requestBody?.content['application/json']?.schema;
  const answers = Object.entries(described.responses).filter(([status]) => status.startsWith('2'));
  const json = answers.at(-1)?.[1].content?.['application/json']?.schema;
  const statuses = answers.map(([status]) => status).join(', ');
  const facts = [
    `${words.scope} <b>${scope}</b>`,
    words.quota(points, windowSeconds),
    ...(isOnceOnly ? [words.safeAgain] : []),
  ];
  return [
    `<section class="dev-operation" id="${operation}" aria-labelledby="${operation}-title">`,
    `<div class="dev-what"><h3 id="${operation}-title"><a href="#${operation}" lang="en">${escaped(titleOf(operation))}</a></h3>`,
    `<p class="dev-path"><b>${method}</b> <code>${breakable(basePath + partnerBasePath + placed)}</code></p>`,
    `<p lang="en">${marked(summary)}.</p><p class="dev-facts">${facts.map((fact) => `<span>${fact}</span>`).join('')}</p></div>`,
    `<div class="dev-how">${codeCard(document, endpoint, words)}`,
    json ? answerCard(statuses, sampleOf(json)) : '',
    '</div><div class="dev-details">',
    parameters.length > 0
      ? `<h4>${words.parameters}</h4><dl class="dev-fields">${parameters
          .map(({ name, schema, required }) => describedField(name, schema, required, words))
          .join('')}</dl>`
      : '',
    body ? `<h4>${words.youSend}</h4>${fieldList(body, words, true)}` : '',
    `<h4>${words.youGet}</h4>`,
    json ? fieldList(json, words, false) : `<p>${statuses}. ${words.aFile}</p>`,
    refusals(endpoint, words),
    '</div></section>',
  ].join('');
}

/** `raiseBill` as people say it. */
export function titleOf(operation: string): string {
  const spaced = operation.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function refusals({ errors = [] }: PartnerEndpoint, words: ReferenceWords): string {
  const links = errors.map((code) => `<li>${errorLink(code)}</li>`).join('');
  const everyCall = `<li><a href="#errors">${words.ofEveryCall}</a></li>`;
  return `<h4>${words.goesWrong}</h4><ul class="dev-codes-list">${links}${everyCall}</ul>`;
}

function errorLink(code: ErrorCode): string {
  return `<a href="#${code}">${errorCatalogue[code].status} <code>${breakable(code)}</code></a>`;
}
