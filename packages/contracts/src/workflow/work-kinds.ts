import * as z from 'zod/mini';
import type { Role } from '../access.ts';
import { accountDeletion } from './account-deletion.ts';
import { agentRegistration } from './agent-registration.ts';
import { billDispute } from './bill-dispute.ts';
import { creditUse } from './credit-use.ts';
import { dataRequest } from './data-request.ts';
import { declarationCheck } from './declaration-check.ts';
import { detailsCorrection } from './details-correction.ts';
import { holidayRelease } from './holiday-release.ts';
import { importUndo } from './import-undo.ts';
import { instalmentPlan } from './instalment-plan.ts';
import { mdaRequest } from './mda-request.ts';
import { moneyReview } from './money-review.ts';
import { officeChange } from './office-change.ts';
import { payeCredit } from './paye-credit.ts';
import { payeQuery } from './paye-query.ts';
import { planPenalty } from './plan-penalty.ts';
import { redirectRelease } from './redirect-release.ts';
import { refund } from './refund.ts';
import { refundFunding } from './refund-funding.ts';
import { settlementDifference } from './settlement-difference.ts';
import { tariffRelease } from './tariff-release.ts';
import { taxOffice } from './tax-office.ts';
import { taxpayerImport } from './taxpayer-import.ts';
import { taxpayerMerge } from './taxpayer-merge.ts';
import { treasuryAccount } from './treasury-account.ts';
import { withholdingQuery } from './withholding-query.ts';
import type { WorkKind } from './work-kind.ts';

/** Every kind of case there is. */
export const workKinds = {
  'account-deletion': accountDeletion,
  'agent-registration': agentRegistration,
  'bill-dispute': billDispute,
  'credit-use': creditUse,
  'data-request': dataRequest,
  'declaration-check': declarationCheck,
  'details-correction': detailsCorrection,
  'holiday-release': holidayRelease,
  'import-undo': importUndo,
  'instalment-plan': instalmentPlan,
  'mda-request': mdaRequest,
  'money-review': moneyReview,
  'office-change': officeChange,
  'paye-credit': payeCredit,
  'paye-query': payeQuery,
  'plan-penalty': planPenalty,
  'redirect-release': redirectRelease,
  refund,
  'refund-funding': refundFunding,
  'settlement-difference': settlementDifference,
  'tariff-release': tariffRelease,
  'tax-office': taxOffice,
  'taxpayer-import': taxpayerImport,
  'taxpayer-merge': taxpayerMerge,
  'treasury-account': treasuryAccount,
  'withholding-query': withholdingQuery,
} as const satisfies Readonly<Record<string, WorkKind>>;
export type WorkKindName = keyof typeof workKinds;
export type WorkMoveOf<K extends WorkKindName> = keyof (typeof workKinds)[K]['moves'] & string;

export const workKindNames = Object.keys(workKinds) as [WorkKindName, ...WorkKindName[]];
export const workKindNameSchema = z.enum(workKindNames);

/** A kind without its literal names, for code that treats all alike. */
export function workKindOf(name: WorkKindName): WorkKind {
  return workKinds[name];
}

/** The kinds in somebody's queue. */
export function workKindsSeenBy(role: Role): WorkKindName[] {
  return workKindNames.filter((name) => workKindOf(name).seenBy.includes(role));
}
