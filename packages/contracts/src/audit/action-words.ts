import { accountActions } from '../account/action-words.ts';
import { agentNetworkActions } from '../agent-network/action-words.ts';
import { assessmentsActions } from '../assessments/action-words.ts';
import { billingActions } from '../billing/action-words.ts';
import { budgetActions } from '../budget/action-words.ts';
import { clearanceActionNames } from '../clearance/action-words.ts';
import { communicationInfrastructureActions } from '../communication-infrastructure/action-words.ts';
import { consultationsActions } from '../consultations/action-words.ts';
import { contentActions } from '../content/action-words.ts';
import { counterActions } from '../counter/action-words.ts';
import { creditActions } from '../credit/action-words.ts';
import { dataRequestsActions } from '../data-requests/action-words.ts';
import { demandsActions } from '../demands/action-words.ts';
import { discrepanciesActions } from '../discrepancies/action-words.ts';
import { enforcementActions } from '../enforcement/action-words.ts';
import { enquiriesActions } from '../enquiries/action-words.ts';
import { expertSystemsActions } from '../expert-systems/action-words.ts';
import { exportsActions } from '../exports/action-words.ts';
import { identityActions } from '../identity/action-words.ts';
import { intelligenceActions } from '../intelligence/action-words.ts';
import { mdasActions } from '../mdas/action-words.ts';
import { objectionsActions } from '../objections/action-words.ts';
import { obligationsActions } from '../obligations/action-words.ts';
import { officesActions } from '../offices/action-words.ts';
import { operationsActions } from '../operations/action-words.ts';
import { partnersActions } from '../partners/action-words.ts';
import { payeActions } from '../paye/action-words.ts';
import { paymentsActions } from '../payments/action-words.ts';
import { penaltiesActions } from '../penalties/action-words.ts';
import { plansActions } from '../plans/action-words.ts';
import { premisesActions } from '../premises/action-words.ts';
import { receiptsActions } from '../receipts/action-words.ts';
import { refundsActions } from '../refunds/action-words.ts';
import { registrationActions } from '../registration/action-words.ts';
import { remindersActions } from '../reminders/action-words.ts';
import { representationActions } from '../representation/action-words.ts';
import { returnsActions } from '../returns/action-words.ts';
import { serviceSettingsActions } from '../service-settings/action-words.ts';
import { settlementActions } from '../settlement/action-words.ts';
import { sharesActions } from '../shares/action-words.ts';
import { streetActions } from '../street/action-words.ts';
import { tariffsActions } from '../tariffs/action-words.ts';
import { taxManagersActions } from '../tax-managers/action-words.ts';
import { taxpayerImportsActions } from '../taxpayer-imports/action-words.ts';
import { taxpayersActions } from '../taxpayers/action-words.ts';
import { terminalsActions } from '../terminals/action-words.ts';
import { tipsActions } from '../tips/action-words.ts';
import { unionOf } from '../union-of.ts';
import { withholdingActions } from '../withholding/action-words.ts';
import { workflowActions } from '../workflow/action-words.ts';
import { auditActions } from './own-action-words.ts';

/** What was done, in words, for the logs and wherever a record says who did what: the union of what the domains declare. */
export const actionWords = unionOf(
  accountActions,
  agentNetworkActions,
  assessmentsActions,
  auditActions,
  billingActions,
  clearanceActionNames,
  budgetActions,
  communicationInfrastructureActions,
  consultationsActions,
  contentActions,
  counterActions,
  creditActions,
  dataRequestsActions,
  demandsActions,
  discrepanciesActions,
  enforcementActions,
  enquiriesActions,
  expertSystemsActions,
  exportsActions,
  identityActions,
  intelligenceActions,
  tipsActions,
  mdasActions,
  objectionsActions,
  obligationsActions,
  officesActions,
  operationsActions,
  partnersActions,
  payeActions,
  paymentsActions,
  penaltiesActions,
  plansActions,
  premisesActions,
  receiptsActions,
  refundsActions,
  registrationActions,
  representationActions,
  remindersActions,
  returnsActions,
  serviceSettingsActions,
  settlementActions,
  streetActions,
  tariffsActions,
  taxManagersActions,
  taxpayerImportsActions,
  taxpayersActions,
  sharesActions,
  terminalsActions,
  withholdingActions,
  workflowActions,
);
/** What the logs take: an action without words does not compile. */
export type ActionName = keyof typeof actionWords;
