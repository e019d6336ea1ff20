import { accountErrors } from './account/errors.ts';
import { agentNetworkErrors } from './agent-network/errors.ts';
import { assessmentsErrors } from './assessments/errors.ts';
import { billingErrors } from './billing/errors.ts';
import { budgetErrors } from './budget/errors.ts';
import { clearanceCheckErrors } from './clearance/certificate-errors.ts';
import { clearanceErrors } from './clearance/errors.ts';
import { commonErrors } from './common-errors.ts';
import { communicationInfrastructureErrors } from './communication-infrastructure/errors.ts';
import { consultationsErrors } from './consultations/errors.ts';
import { contentErrors } from './content/errors.ts';
import { counterErrors } from './counter/errors.ts';
import { creditErrors } from './credit/errors.ts';
import { dataRequestsErrors } from './data-requests/errors.ts';
import { demandsErrors } from './demands/errors.ts';
import { discrepanciesErrors } from './discrepancies/errors.ts';
import { enforcementErrors } from './enforcement/errors.ts';
import { enquiriesErrors } from './enquiries/errors.ts';
import { expertSystemsErrors } from './expert-systems/errors.ts';
import { exportsErrors } from './exports/errors.ts';
import { identityErrors } from './identity/errors.ts';
import { inboxErrors } from './inbox/errors.ts';
import { intelligenceErrors } from './intelligence/errors.ts';
import { lawPapersErrors } from './law-papers/errors.ts';
import { listsErrors } from './lists/errors.ts';
import { mdasErrors } from './mdas/errors.ts';
import { objectionsErrors } from './objections/errors.ts';
import { obligationsErrors } from './obligations/errors.ts';
import { officesErrors } from './offices/errors.ts';
import { operationsErrors } from './operations/errors.ts';
import { partnersErrors } from './partners/errors.ts';
import { payeErrors } from './paye/errors.ts';
import { paymentsErrors } from './payments/errors.ts';
import { penaltiesErrors } from './penalties/errors.ts';
import { plansErrors } from './plans/errors.ts';
import { premisesErrors } from './premises/errors.ts';
import { receiptsErrors } from './receipts/errors.ts';
import { refundsErrors } from './refunds/errors.ts';
import { registrationErrors } from './registration/errors.ts';
import { remindersErrors } from './reminders/errors.ts';
import { reportingErrors } from './reporting/errors.ts';
import { representationErrors } from './representation/errors.ts';
import { returnsErrors } from './returns/errors.ts';
import { savedViewsErrors } from './saved-views/errors.ts';
import { serviceSettingsErrors } from './service-settings/errors.ts';
import { settlementErrors } from './settlement/errors.ts';
import { sharesErrors } from './shares/errors.ts';
import { streetErrors } from './street/errors.ts';
import { tariffsErrors } from './tariffs/errors.ts';
import { taxManagersErrors } from './tax-managers/errors.ts';
import { taxpayerImportsErrors } from './taxpayer-imports/errors.ts';
import { taxpayersErrors } from './taxpayers/errors.ts';
import { terminalsErrors } from './terminals/errors.ts';
import { tipsErrors } from './tips/errors.ts';
import { unionOf } from './union-of.ts';
import { withholdingErrors } from './withholding/errors.ts';
import { workflowErrors } from './workflow/errors.ts';

/**
 * Every error the API answers: the union of what the domains declare. The code and the status are the contract; the message is what a
 * person reads. Clients prefer the server's message over their own default. No browser loads it (docs/decisions/0732).
 */
export const errorCatalogue = unionOf(
  commonErrors,
  accountErrors,
  agentNetworkErrors,
  assessmentsErrors,
  billingErrors,
  clearanceErrors,
  budgetErrors,
  clearanceCheckErrors,
  communicationInfrastructureErrors,
  consultationsErrors,
  contentErrors,
  counterErrors,
  creditErrors,
  dataRequestsErrors,
  demandsErrors,
  discrepanciesErrors,
  enforcementErrors,
  intelligenceErrors,
  tipsErrors,
  enquiriesErrors,
  expertSystemsErrors,
  exportsErrors,
  identityErrors,
  inboxErrors,
  lawPapersErrors,
  listsErrors,
  mdasErrors,
  objectionsErrors,
  obligationsErrors,
  officesErrors,
  operationsErrors,
  partnersErrors,
  payeErrors,
  paymentsErrors,
  penaltiesErrors,
  plansErrors,
  premisesErrors,
  receiptsErrors,
  refundsErrors,
  registrationErrors,
  reportingErrors,
  representationErrors,
  remindersErrors,
  returnsErrors,
  savedViewsErrors,
  serviceSettingsErrors,
  settlementErrors,
  streetErrors,
  sharesErrors,
  terminalsErrors,
  tariffsErrors,
  taxManagersErrors,
  taxpayerImportsErrors,
  taxpayersErrors,
  withholdingErrors,
  workflowErrors,
);

export type ErrorCode = keyof typeof errorCatalogue;
