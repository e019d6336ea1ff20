import type { FastifyInstance } from 'fastify';
import { type GivenParts, lendParts, type Parts } from './module-parts.ts';
import { accountDeletionsModule } from './modules/ground/account-deletions/index.ts';
import { accountRecoveriesModule } from './modules/ground/account-recoveries/index.ts';
import { auditModule } from './modules/ground/audit/index.ts';
import { calendarModule } from './modules/ground/calendar/index.ts';
import { caseloadModule } from './modules/ground/caseload/index.ts';
import { consultationsModule } from './modules/ground/consultations/index.ts';
import { contentModule } from './modules/ground/content/index.ts';
import { deciderChangesModule } from './modules/ground/decider-changes/index.ts';
import { enquiriesModule } from './modules/ground/enquiries/index.ts';
import { expertSystemsModule } from './modules/ground/expert-systems/index.ts';
import { identityModule } from './modules/ground/identity/index.ts';
import { lookupsModule } from './modules/ground/lookups/index.ts';
import { mdasModule } from './modules/ground/mdas/index.ts';
import { officesModule } from './modules/ground/offices/index.ts';
import { operationsModule } from './modules/ground/operations/index.ts';
import { representationModule } from './modules/ground/representation/index.ts';
import { billingModule } from './modules/money/billing/index.ts';
import { paymentsModule } from './modules/money/payments/index.ts';
import { receiptsModule } from './modules/money/receipts/index.ts';
import { refundsModule } from './modules/money/refunds/index.ts';
import { reviewModule } from './modules/money/review/index.ts';
import { settlementModule } from './modules/money/settlement/index.ts';
import { tariffsModule } from './modules/money/tariffs/index.ts';
import { exportsModule } from './modules/reading/exports/index.ts';
import { inboxModule } from './modules/reading/inbox/index.ts';
import { remindersModule } from './modules/reading/reminders/index.ts';
import { reportingModule } from './modules/reading/reporting/index.ts';
import { savedViewsModule } from './modules/reading/saved-views/index.ts';
import { accountModule } from './modules/work/account/index.ts';
import { agentNetworkModule } from './modules/work/agent-network/index.ts';
import { assessmentsModule } from './modules/work/assessments/index.ts';
import { billDisputesModule } from './modules/work/bill-disputes/index.ts';
import { budgetModule } from './modules/work/budget/index.ts';
import { certificatesModule, clearanceModule } from './modules/work/clearance/index.ts';
import { communicationInfrastructureModule } from './modules/work/communication-infrastructure/index.ts';
import { counterModule } from './modules/work/counter/index.ts';
import { creditModule } from './modules/work/credit/index.ts';
import { dataRequestsModule } from './modules/work/data-requests/index.ts';
import { demandsModule } from './modules/work/demands/index.ts';
import { discrepanciesModule } from './modules/work/discrepancies/index.ts';
import { enforcementModule } from './modules/work/enforcement/index.ts';
import { intelligenceModule } from './modules/work/intelligence/index.ts';
import { lawPapersModule } from './modules/work/law-papers/index.ts';
import { objectionsModule } from './modules/work/objections/index.ts';
import { obligationsModule } from './modules/work/obligations/index.ts';
import { partnersModule } from './modules/work/partners/index.ts';
import { payeModule } from './modules/work/paye/index.ts';
import { penaltiesModule } from './modules/work/penalties/index.ts';
import { plansModule } from './modules/work/plans/index.ts';
import { premisesModule } from './modules/work/premises/index.ts';
import { registrationModule } from './modules/work/registration/index.ts';
import { returnsModule } from './modules/work/returns/index.ts';
import { serviceSettingsModule } from './modules/work/service-settings/index.ts';
import { sharesModule } from './modules/work/shares/index.ts';
import { streetModule } from './modules/work/street/index.ts';
import { taxManagersModule } from './modules/work/tax-managers/index.ts';
import { taxpayerImportsModule } from './modules/work/taxpayer-imports/index.ts';
import { taxpayersModule } from './modules/work/taxpayers/index.ts';
import { terminalsModule } from './modules/work/terminals/index.ts';
import { tipsModule } from './modules/work/tips/index.ts';
import { withholdingModule } from './modules/work/withholding/index.ts';
import type { ModuleWork } from './platform/jobs/module-work.ts';

/** Every module by its one name. Each takes what it needs of the parts that are given or lent; types say when nobody lends it. */
const modules = [
  lookupsModule,
  taxpayersModule,
  taxpayerImportsModule,
  taxManagersModule,
  contentModule,
  billingModule,
  billDisputesModule,
  tariffsModule,
  budgetModule,
  counterModule,
  calendarModule,
  expertSystemsModule,
  mdasModule,
  serviceSettingsModule,
  accountDeletionsModule,
  accountRecoveriesModule,
  deciderChangesModule,
  dataRequestsModule,
  remindersModule,
  savedViewsModule,
  representationModule,
  consultationsModule,
  communicationInfrastructureModule,
  operationsModule,
  officesModule,
  caseloadModule,
  enquiriesModule,
  plansModule,
  partnersModule,
  payeModule,
  withholdingModule,
  objectionsModule,
  obligationsModule,
  premisesModule,
  streetModule,
  returnsModule,
  certificatesModule,
  clearanceModule,
  assessmentsModule,
  penaltiesModule,
  demandsModule,
  lawPapersModule,
  discrepanciesModule,
  enforcementModule,
  intelligenceModule,
  tipsModule,
  terminalsModule,
  sharesModule,
  auditModule,
  identityModule,
  accountModule,
  registrationModule,
  agentNetworkModule,
  receiptsModule,
  reviewModule,
  creditModule,
  refundsModule,
  settlementModule,
  inboxModule,
  reportingModule,
  exportsModule,
  paymentsModule,
] satisfies readonly ((api: FastifyInstance, parts: Parts) => unknown)[];

/** All of them serve their endpoints. Answers with what they do besides. */
export function mountModules(api: FastifyInstance, given: GivenParts): readonly ModuleWork[] {
  const parts = lendParts(given);
  api.addHook('onClose', () => parts.sheets.close());
  return modules.flatMap((serve) => serve(api, parts) ?? []);
}
