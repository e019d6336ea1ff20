import * as z from 'zod/mini';
import { isCheckedCode, makeCheckedCode, normalizeCheckedCode } from '../checked-code.ts';
import { defineEndpoint } from '../endpoint.ts';
import { languageSchema } from '../language.ts';
import { rcNumberSchema } from '../rc-number.ts';
import { ninSchema } from '../registration/identity-numbers.ts';
import {
  choiceSchema,
  firstNameSchema,
  lastNameSchema,
  phoneNumberSchema,
  requiredName,
  requiredText,
  signupEmailSchema,
} from '../registration/person-fields.ts';
import { typedLines } from '../typed-fields.ts';

const referencePrefix = 'AP';
const randomLength = 9;

/** `AP`, 9 random characters and a check character. Opens the application together with the e-mail address. */
export function makeApplicationReference(randomBytes: Uint8Array): string {
  return makeCheckedCode(referencePrefix, randomLength, randomBytes);
}

export function isApplicationReference(normalized: string): boolean {
  return isCheckedCode(normalized, [referencePrefix], randomLength);
}

export const applicationStates = ['received', 'under-review', 'approved', 'declined'] as const;
export const applicationStateSchema = z.enum(applicationStates);
export type ApplicationState = z.output<typeof applicationStateSchema>;

const applicantFields = {
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  /** National identity number of the person, or of whoever represents the company. */
  nin: ninSchema,
  email: signupEmailSchema,
  phoneNumber: phoneNumberSchema,
  lgaId: choiceSchema,
  /** Town, market or street where people would find the agent. */
  area: requiredText(120),
  /** Whole years of work with customers, payments or papers. */
  experienceYears: z.int({ error: 'Enter a whole number of years' }).check(z.gte(0), z.lte(60)),
  experience: z.string().check(typedLines(), z.minLength(20, 'Say it in a sentence or two'), z.maxLength(1000)),
  /** Whether the telephone may stand in the public list. */
  publishesPhone: z.boolean(),
  hasAgreed: z.literal(true, 'Agree to the checks before you send the application'),
};

export const agentApplicationSchema = z.discriminatedUnion('applicant', [
  z.object({ applicant: z.literal('person'), ...applicantFields }),
  z.object({
    applicant: z.literal('company'),
    ...applicantFields,
    companyName: requiredName(160),
    rcNumber: rcNumberSchema,
  }),
]);
export type AgentApplication = z.output<typeof agentApplicationSchema>;

export const applicationReceiptSchema = z.object({ reference: z.string(), email: z.string() });

/** The same `submissionId` is the same application, however often it is sent. */
export const applyAsAgent = defineEndpoint({
  method: 'POST',
  path: '/agent-applications',
  summary: 'Apply to become an agent',
  access: 'public',
  body: z.object({ submissionId: z.uuid(), language: languageSchema, application: agentApplicationSchema }),
  response: applicationReceiptSchema,
  errors: ['request.rate-limited'],
});

export const agentApplicationProgressSchema = z.object({
  reference: z.string(),
  state: applicationStateSchema,
  name: z.string(),
  lga: z.string(),
  receivedAt: z.iso.datetime(),
  reviewStartedAt: z.nullable(z.iso.datetime()),
  decidedAt: z.nullable(z.iso.datetime()),
  /** In the words of whoever decided; null unless declined. */
  declineReason: z.nullable(z.string()),
  /** Of the card; null unless approved. */
  identityCode: z.nullable(z.string()),
});
export type AgentApplicationProgress = z.output<typeof agentApplicationProgressSchema>;

/** A POST, so that no address stands in a log or a history. A wrong reference and a wrong address are answered alike. */
export const followAgentApplication = defineEndpoint({
  method: 'POST',
  path: '/agent-applications/progress',
  summary: 'How far an application is, by its reference and the email address it was made with',
  access: 'public',
  body: z.object({
    reference: z.pipe(
      z.string().check(z.trim(), z.minLength(1, 'Enter the reference'), z.maxLength(64)),
      z.transform(normalizeCheckedCode),
    ),
    email: signupEmailSchema,
  }),
  response: agentApplicationProgressSchema,
  errors: ['agent-application.not-found', 'request.rate-limited'],
});
