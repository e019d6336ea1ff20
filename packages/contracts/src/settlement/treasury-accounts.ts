import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { reasonSchema } from '../identity/manage-users.ts';
import { secondFactorCode } from '../identity/second-factor-code.ts';
import { bankAccountFields, isRightAccount } from '../refunds/bank-account.ts';
import { caseVersionSchema, decisionErrors } from '../workflow/case-version.ts';

const moment = z.iso.datetime();
/** Of the second factor: six digits, or a recovery code. */
const code = secondFactorCode('Enter the code of your app');

const accountFields = {
  id: z.uuid(),
  bankCode: z.string(),
  accountNumber: z.string(),
  accountName: z.string(),
  proposedBy: z.string(),
  proposedAt: moment,
};

const treasuryAccountSchema = z.object({
  mdaId: z.int(),
  mda: z.string(),
  /** Where its money goes now. */
  account: z.nullable(z.object({ ...accountFields, approvedBy: z.string(), approvedAt: moment })),
  /** The change that waits for a second person. */
  waiting: z.nullable(
    z.object({
      ...accountFields,
      caseVersion: caseVersionSchema,
      reason: z.string(),
      mayDecide: z.boolean(),
      mayWithdraw: z.boolean(),
    }),
  ),
  /** How often it was changed before. */
  earlier: z.int(),
});
export type TreasuryAccount = z.output<typeof treasuryAccountSchema>;

export const listTreasuryAccounts = defineEndpoint({
  method: 'GET',
  path: '/settlement/treasury-accounts',
  summary: 'Where the money of each MDA goes, and the changes that wait',
  failed: 'The accounts could not be read. Try again shortly',
  access: ['SuperAdmin'],
  response: z.array(treasuryAccountSchema),
});

/** Nothing changes before another SuperAdmin has approved it, with a code of their own. */
export const proposeTreasuryAccount = defineEndpoint({
  method: 'POST',
  path: '/settlement/treasury-accounts',
  summary: 'Propose another treasury account of an MDA, with the reason and a code of the second factor',
  failed: 'The change could not be proposed. Try again shortly',
  access: ['SuperAdmin'],
  body: z
    .object({ mdaId: z.int().check(z.gte(1), z.lte(1_000_000)), ...bankAccountFields, reason: reasonSchema, code })
    .check(isRightAccount),
  response: z.object({ id: z.uuid() }),
  errors: [
    'mda.not-found',
    'settlement.account-waits',
    'settlement.account-known',
    'identity.second-factor-missing',
    'identity.second-factor-invalid',
    'request.rate-limited',
  ],
});

export const decideTreasuryAccount = defineEndpoint({
  method: 'POST',
  path: '/settlement/treasury-accounts/:id/verdicts',
  summary:
    'Approve, refuse or withdraw a change of a treasury account, with the reason and a code of the second factor',
  failed: 'The change could not be decided. Try again shortly',
  access: ['SuperAdmin'],
  params: z.object({ id: z.uuid() }),
  body: z.object({
    caseVersion: caseVersionSchema,
    verdict: z.enum(['approve', 'refuse', 'withdraw']),
    reason: reasonSchema,
    code,
  }),
  response: z.object({}),
  errors: [
    'settlement.account-not-found',
    'identity.second-factor-missing',
    'identity.second-factor-invalid',
    'request.rate-limited',
    ...decisionErrors,
  ],
});
