import * as z from 'zod/mini';
import { taxOfficeRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { languages } from '../language.ts';
import { ninSchema } from '../registration/identity-numbers.ts';
import { phoneNumberSchema, signupEmailSchema } from '../registration/person-fields.ts';
import { typedLine } from '../typed-fields.ts';

/** Of the portal's clock: so long the old addresses may stop it. */
export const recoveryWaitHours = 24;
/** From the approval until so long after the account was given back, nobody names a bank account that its refunds go to. */
export const recoveryHoldHours = 72;

export const recoveryPapers = ['nin-slip', 'passport', 'drivers-licence', 'voters-card'] as const;
export type RecoveryPaper = (typeof recoveryPapers)[number];

const required = 'Field is required';

export const accountRecoverySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  tpui: z.string(),
  paper: z.enum(recoveryPapers),
  /** In full but of a NIN, whose last digits are enough beside the paper. Null once the account is gone. */
  paperNumber: z.nullable(z.string()),
  seenOn: z.iso.date(),
  /** Those that were lost, as they stood when it was proposed, with most of each left out. */
  formerEmail: z.nullable(z.string()),
  formerPhone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  proposedBy: z.string(),
  proposedAt: z.iso.datetime(),
  /** From then on it is given back; null while nobody approved it. */
  dueAt: z.nullable(z.iso.datetime()),
  endedAt: z.nullable(z.iso.datetime()),
});
export type AccountRecovery = z.output<typeof accountRecoverySchema>;

export const getAccountRecovery = defineEndpoint({
  method: 'GET',
  path: '/account-recoveries/:id',
  summary: 'The account that a way back is proposed for, the papers that were seen, and where it stands',
  access: taxOfficeRoles,
  params: z.object({ id: z.uuid() }),
  response: accountRecoverySchema,
  errors: ['account-recovery.not-found'],
});

/** Somebody is at the counter of their home office, with papers and the NIN of the account, and can reach neither mailbox nor telephone. */
export const proposeAccountRecovery = defineEndpoint({
  method: 'POST',
  path: '/account-recoveries',
  summary: 'Propose a new email address for the account of a taxpayer whom an officer of the home office has seen',
  access: ['Tax Officer'],
  body: z.object({
    tpui: z.string().check(typedLine(), z.minLength(1, required), z.maxLength(40), z.toUpperCase()),
    nin: ninSchema,
    paper: z.enum(recoveryPapers, required),
    paperNumber: z
      .string()
      .check(
        typedLine(),
        z.minLength(1, required),
        z.regex(/^[A-Za-z0-9/ -]{4,40}$/, 'Enter the number as on the paper'),
      ),
    seenOn: z.iso.date({ error: (issue) => (issue.input ? 'Enter the date as DD/MM/YYYY' : required) }),
    email: signupEmailSchema,
    /** Left out: the account keeps the number it has. */
    phoneNumber: z.optional(phoneNumberSchema),
    /** Of the mail that follows. */
    language: z.enum(languages),
  }),
  response: z.object({ workId: z.uuid() }),
  /** Not found as well when the account names another NIN, is of staff, is suspended, or is of another office. */
  errors: [
    'user.not-found',
    'user.already-exists',
    'user.yourself',
    'account-recovery.pending',
    'request.rate-limited',
  ],
});

/** From the message to the old addresses: a press, for readers of mail open every link. Stopped twice it is stopped. */
export const stopAccountRecovery = defineEndpoint({
  method: 'POST',
  path: '/account-recoveries/stops',
  summary: 'Stop a way back into an account, by the signed link that its old addresses got',
  access: 'public',
  body: z.object({ token: z.string().check(z.regex(/^[\w-]{44}$/, 'This is not one of our links')) }),
  response: z.object({}),
  errors: ['account-recovery.over', 'identity.link-invalid', 'request.rate-limited'],
});
