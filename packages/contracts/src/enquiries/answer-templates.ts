import * as z from 'zod/mini';
import { taxOfficeRoles } from '../access.ts';
import { asReadQuery, signOf } from '../as-read.ts';
import { contactTextSchema } from '../contact/contact-fields.ts';
import { defineEndpoint } from '../endpoint.ts';
import { enquiryTopicSchema } from './enquiry.ts';

const params = z.object({ id: z.uuid() });
const nothing = z.object({});

export const answerTemplateBody = z.object({
  name: z.string().check(z.maxLength(80), z.trim(), z.minLength(3, 'Field is required')),
  /** Absent: for every subject. */
  topic: z.optional(enquiryTopicSchema),
  text: z.object({ en: contactTextSchema(10, 4000), ha: contactTextSchema(10, 4000) }),
});
export const answerTemplateSchema = z.extend(answerTemplateBody, {
  id: z.uuid(),
  topic: z.nullable(enquiryTopicSchema),
  changedBy: z.string(),
  changedAt: z.iso.datetime(),
});
export type AnswerTemplate = z.output<typeof answerTemplateSchema>;

export const listAnswerTemplates = defineEndpoint({
  method: 'GET',
  path: '/enquiries/templates',
  summary: 'Answers that are given often, by name',
  access: ['SuperAdmin', ...taxOfficeRoles],
  response: z.array(answerTemplateSchema),
});

export const createAnswerTemplate = defineEndpoint({
  method: 'POST',
  path: '/enquiries/templates',
  summary: 'Keep an answer that is given often, in both languages',
  access: ['SuperAdmin'],
  body: answerTemplateBody,
  response: z.object({ id: z.uuid() }),
  errors: ['enquiry.template-known'],
});

export const changeAnswerTemplate = defineEndpoint({
  method: 'PUT',
  path: '/enquiries/templates/:id',
  summary: 'Change an answer that is given often; what was sent stays as it was',
  access: ['SuperAdmin'],
  params,
  query: asReadQuery,
  body: answerTemplateBody,
  response: nothing,
  errors: ['request.changed-meanwhile', 'enquiry.template-not-found', 'enquiry.template-known'],
});

export const deleteAnswerTemplate = defineEndpoint({
  method: 'DELETE',
  path: '/enquiries/templates/:id',
  summary: 'Take an answer out of those that are offered',
  access: ['SuperAdmin'],
  params,
  response: nothing,
  errors: ['enquiry.template-not-found'],
});

/** As it was read: sent along with a change (`asRead`). */
export const answerTemplateAsRead = ({ name, topic, text }: Pick<AnswerTemplate, 'name' | 'topic' | 'text'>): string =>
  signOf({ name, topic, en: text.en, ha: text.ha });
