import { escaped, marked } from '../html.ts';
import type { DocumentedWebhook, PartnerDocument } from '../partner-document-parts.ts';
import { sampleOf } from '../samples.ts';
import type { ReferenceWords } from '../words/words.ts';
import { answerCard } from './code-card.ts';
import { describedField, fieldList } from './field-list.ts';

/** The document's `webhooks`: what each tells, and the shape and the headers they share. */
export function webhookList({ webhooks }: PartnerDocument, words: ReferenceWords): string {
  const all = Object.entries(webhooks);
  const entries = all.map(
    ([type, { post }]) =>
      `<div id="event-${type}"><dt><code>${escaped(type)}</code></dt><dd lang="en">${marked(post.summary)}.</dd></div>`,
  );
  const shown = webhooks['bill.paid']?.post ?? all[0]?.[1].post;
  return `<dl class="dev-errors">${entries.join('')}</dl>${shown ? shapeOf(shown, words) : ''}`;
}

function shapeOf({ parameters, requestBody }: DocumentedWebhook, words: ReferenceWords): string {
  const schema = requestBody.content['application/json']?.schema;
  if (!schema) return '';
  const headers = parameters.map(({ name, schema: described, description, required }) =>
    describedField(name, { ...described, ...(description && { description }) }, required, words),
  );
  return [
    answerCard('bill.paid', sampleOf(schema)),
    fieldList(schema, words, false),
    `<dl class="dev-fields">${headers.join('')}</dl>`,
  ].join('');
}
