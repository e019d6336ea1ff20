import { accountNotices } from '../account/notice-kinds.ts';
import { assessmentsNotices } from '../assessments/notice-kinds.ts';
import { billingNotices } from '../billing/notice-kinds.ts';
import { clearanceNotices } from '../clearance/notice-kinds.ts';
import { dataRequestsNotices } from '../data-requests/notice-kinds.ts';
import { demandsNotices } from '../demands/notice-kinds.ts';
import { discrepanciesNotices } from '../discrepancies/notice-kinds.ts';
import { enforcementNotices } from '../enforcement/notice-kinds.ts';
import { enquiriesNotices } from '../enquiries/notice-kinds.ts';
import { exportsNotices } from '../exports/notice-kinds.ts';
import { identityNotices } from '../identity/notice-kinds.ts';
import { intelligenceNotices } from '../intelligence/notice-kinds.ts';
import { objectionsNotices } from '../objections/notice-kinds.ts';
import { obligationsNotices } from '../obligations/notice-kinds.ts';
import { operationsNotices } from '../operations/notice-kinds.ts';
import { payeNotices } from '../paye/notice-kinds.ts';
import { penaltiesNotices } from '../penalties/notice-kinds.ts';
import { plansNotices } from '../plans/notice-kinds.ts';
import { refundsNotices } from '../refunds/notice-kinds.ts';
import { registrationNotices } from '../registration/notice-kinds.ts';
import { remindersNotices } from '../reminders/notice-kinds.ts';
import { reportingNotices } from '../reporting/notice-kinds.ts';
import { representationNotices } from '../representation/notice-kinds.ts';
import { returnsNotices } from '../returns/notice-kinds.ts';
import { taxManagersNotices } from '../tax-managers/notice-kinds.ts';
import { unionOf } from '../union-of.ts';
import { withholdingNotices } from '../withholding/notice-kinds.ts';
import { workflowNotices } from '../workflow/notice-kinds.ts';

/**
 * Everything the portal tells a person who is signed in: the union of what the domains declare. Facts in braces are given with each notice.
 * None of them may hold a NIN, a token or an amount: notices also go out by mail.
 */
export const noticeKinds = unionOf(
  accountNotices,
  assessmentsNotices,
  billingNotices,
  clearanceNotices,
  dataRequestsNotices,
  demandsNotices,
  discrepanciesNotices,
  enforcementNotices,
  intelligenceNotices,
  enquiriesNotices,
  exportsNotices,
  identityNotices,
  objectionsNotices,
  obligationsNotices,
  operationsNotices,
  payeNotices,
  penaltiesNotices,
  plansNotices,
  refundsNotices,
  registrationNotices,
  reportingNotices,
  representationNotices,
  remindersNotices,
  returnsNotices,
  taxManagersNotices,
  withholdingNotices,
  workflowNotices,
);
export type NoticeKindName = keyof typeof noticeKinds;
