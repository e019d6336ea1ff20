import { unionOf } from '@portal/contracts';
import { accountDeletionsAccessRows } from '../../modules/ground/account-deletions/testing/access-rows.ts';
import { accountRecoveriesAccessRows } from '../../modules/ground/account-recoveries/testing/access-rows.ts';
import { auditAccessRows } from '../../modules/ground/audit/testing/access-rows.ts';
import { calendarAccessRows } from '../../modules/ground/calendar/testing/access-rows.ts';
import { caseloadAccessRows } from '../../modules/ground/caseload/testing/access-rows.ts';
import { consultationsAccessRows } from '../../modules/ground/consultations/testing/access-rows.ts';
import { contentAccessRows } from '../../modules/ground/content/testing/access-rows.ts';
import { deciderChangesAccessRows } from '../../modules/ground/decider-changes/testing/access-rows.ts';
import { enquiriesAccessRows } from '../../modules/ground/enquiries/testing/access-rows.ts';
import { expertSystemsAccessRows } from '../../modules/ground/expert-systems/testing/access-rows.ts';
import { identityAccessRows } from '../../modules/ground/identity/testing/access-rows.ts';
import { lookupsAccessRows } from '../../modules/ground/lookups/testing/access-rows.ts';
import { mdasAccessRows } from '../../modules/ground/mdas/testing/access-rows.ts';
import { officesAccessRows } from '../../modules/ground/offices/testing/access-rows.ts';
import { operationsAccessRows } from '../../modules/ground/operations/testing/access-rows.ts';
import { representationAccessRows } from '../../modules/ground/representation/testing/access-rows.ts';
import { billingAccessRows } from '../../modules/money/billing/testing/access-rows.ts';
import { paymentsAccessRows } from '../../modules/money/payments/testing/access-rows.ts';
import { receiptsAccessRows } from '../../modules/money/receipts/testing/access-rows.ts';
import { refundsAccessRows } from '../../modules/money/refunds/testing/access-rows.ts';
import { reviewAccessRows } from '../../modules/money/review/testing/access-rows.ts';
import { settlementAccessRows } from '../../modules/money/settlement/testing/access-rows.ts';
import { tariffsAccessRows } from '../../modules/money/tariffs/testing/access-rows.ts';
import { exportsAccessRows } from '../../modules/reading/exports/testing/access-rows.ts';
import { inboxAccessRows } from '../../modules/reading/inbox/testing/access-rows.ts';
import { remindersAccessRows } from '../../modules/reading/reminders/testing/access-rows.ts';
import { reportingAccessRows } from '../../modules/reading/reporting/testing/access-rows.ts';
import { savedViewsAccessRows } from '../../modules/reading/saved-views/testing/access-rows.ts';
import { accountAccessRows } from '../../modules/work/account/testing/access-rows.ts';
import { agentNetworkAccessRows } from '../../modules/work/agent-network/testing/access-rows.ts';
import { assessmentsAccessRows } from '../../modules/work/assessments/testing/access-rows.ts';
import { billDisputesAccessRows } from '../../modules/work/bill-disputes/testing/access-rows.ts';
import { budgetAccessRows } from '../../modules/work/budget/testing/access-rows.ts';
import { clearanceAccessRows } from '../../modules/work/clearance/testing/access-rows.ts';
import { certificateAccessRows } from '../../modules/work/clearance/testing/certificate-access-rows.ts';
import { communicationInfrastructureAccessRows } from '../../modules/work/communication-infrastructure/testing/access-rows.ts';
import { counterAccessRows } from '../../modules/work/counter/testing/access-rows.ts';
import { creditAccessRows } from '../../modules/work/credit/testing/access-rows.ts';
import { dataRequestsAccessRows } from '../../modules/work/data-requests/testing/access-rows.ts';
import { demandsAccessRows } from '../../modules/work/demands/testing/access-rows.ts';
import { discrepanciesAccessRows } from '../../modules/work/discrepancies/testing/access-rows.ts';
import { enforcementAccessRows } from '../../modules/work/enforcement/testing/access-rows.ts';
import { intelligenceAccessRows } from '../../modules/work/intelligence/testing/access-rows.ts';
import { lawPapersAccessRows } from '../../modules/work/law-papers/testing/access-rows.ts';
import { objectionsAccessRows } from '../../modules/work/objections/testing/access-rows.ts';
import { obligationsAccessRows } from '../../modules/work/obligations/testing/access-rows.ts';
import { partnersAccessRows } from '../../modules/work/partners/testing/access-rows.ts';
import { payeAccessRows } from '../../modules/work/paye/testing/access-rows.ts';
import { penaltiesAccessRows } from '../../modules/work/penalties/testing/access-rows.ts';
import { plansAccessRows } from '../../modules/work/plans/testing/access-rows.ts';
import { premisesAccessRows } from '../../modules/work/premises/testing/access-rows.ts';
import { registrationAccessRows } from '../../modules/work/registration/testing/access-rows.ts';
import { returnsAccessRows } from '../../modules/work/returns/testing/access-rows.ts';
import { serviceSettingsAccessRows } from '../../modules/work/service-settings/testing/access-rows.ts';
import { sharesAccessRows } from '../../modules/work/shares/testing/access-rows.ts';
import { streetAccessRows } from '../../modules/work/street/testing/access-rows.ts';
import { taxManagersAccessRows } from '../../modules/work/tax-managers/testing/access-rows.ts';
import { taxpayerImportsAccessRows } from '../../modules/work/taxpayer-imports/testing/access-rows.ts';
import { taxpayersAccessRows } from '../../modules/work/taxpayers/testing/access-rows.ts';
import { terminalsAccessRows } from '../../modules/work/terminals/testing/access-rows.ts';
import { tipsAccessRows } from '../../modules/work/tips/testing/access-rows.ts';
import { withholdingAccessRows } from '../../modules/work/withholding/testing/access-rows.ts';
import type { AccessRows } from './access-row.ts';

/** Who may call what: the union of what the modules say of their own endpoints. */
export const matrix: AccessRows = unionOf(
  accountAccessRows,
  accountDeletionsAccessRows,
  accountRecoveriesAccessRows,
  deciderChangesAccessRows,
  agentNetworkAccessRows,
  auditAccessRows,
  billDisputesAccessRows,
  billingAccessRows,
  budgetAccessRows,
  clearanceAccessRows,
  calendarAccessRows,
  certificateAccessRows,
  caseloadAccessRows,
  communicationInfrastructureAccessRows,
  consultationsAccessRows,
  contentAccessRows,
  counterAccessRows,
  creditAccessRows,
  dataRequestsAccessRows,
  demandsAccessRows,
  lawPapersAccessRows,
  discrepanciesAccessRows,
  enforcementAccessRows,
  intelligenceAccessRows,
  tipsAccessRows,
  enquiriesAccessRows,
  expertSystemsAccessRows,
  exportsAccessRows,
  identityAccessRows,
  inboxAccessRows,
  lookupsAccessRows,
  mdasAccessRows,
  objectionsAccessRows,
  obligationsAccessRows,
  officesAccessRows,
  operationsAccessRows,
  partnersAccessRows,
  payeAccessRows,
  paymentsAccessRows,
  assessmentsAccessRows,
  penaltiesAccessRows,
  plansAccessRows,
  premisesAccessRows,
  streetAccessRows,
  sharesAccessRows,
  terminalsAccessRows,
  receiptsAccessRows,
  refundsAccessRows,
  registrationAccessRows,
  returnsAccessRows,
  reportingAccessRows,
  representationAccessRows,
  reviewAccessRows,
  remindersAccessRows,
  savedViewsAccessRows,
  serviceSettingsAccessRows,
  settlementAccessRows,
  tariffsAccessRows,
  taxManagersAccessRows,
  taxpayerImportsAccessRows,
  taxpayersAccessRows,
  withholdingAccessRows,
);
