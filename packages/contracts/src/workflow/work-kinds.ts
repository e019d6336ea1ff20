import * as z from 'zod/mini';
import type { Role } from '../access.ts';
import { accountWorkKinds } from '../account/work-kinds.ts';
import { assessmentsWorkKinds } from '../assessments/work-kinds.ts';
import { billingWorkKinds } from '../billing/work-kinds.ts';
import { clearanceWorkKinds } from '../clearance/work-kinds.ts';
import { communicationInfrastructureWorkKinds } from '../communication-infrastructure/work-kinds.ts';
import { creditWorkKinds } from '../credit/work-kinds.ts';
import { dataRequestsWorkKinds } from '../data-requests/work-kinds.ts';
import { demandsWorkKinds } from '../demands/work-kinds.ts';
import { discrepanciesWorkKinds } from '../discrepancies/work-kinds.ts';
import { enforcementWorkKinds } from '../enforcement/work-kinds.ts';
import { expertSystemsWorkKinds } from '../expert-systems/work-kinds.ts';
import { identityWorkKinds } from '../identity/work-kinds.ts';
import { intelligenceWorkKinds } from '../intelligence/work-kinds.ts';
import { mdasWorkKinds } from '../mdas/work-kinds.ts';
import { objectionsWorkKinds } from '../objections/work-kinds.ts';
import { obligationsWorkKinds } from '../obligations/work-kinds.ts';
import { officesWorkKinds } from '../offices/work-kinds.ts';
import { payeWorkKinds } from '../paye/work-kinds.ts';
import { paymentsWorkKinds } from '../payments/work-kinds.ts';
import { penaltiesWorkKinds } from '../penalties/work-kinds.ts';
import { plansWorkKinds } from '../plans/work-kinds.ts';
import { refundsWorkKinds } from '../refunds/work-kinds.ts';
import { registrationWorkKinds } from '../registration/work-kinds.ts';
import { remindersWorkKinds } from '../reminders/work-kinds.ts';
import { settlementWorkKinds } from '../settlement/work-kinds.ts';
import { tariffsWorkKinds } from '../tariffs/work-kinds.ts';
import { taxpayerImportsWorkKinds } from '../taxpayer-imports/work-kinds.ts';
import { taxpayersWorkKinds } from '../taxpayers/work-kinds.ts';
import { tipsWorkKinds } from '../tips/work-kinds.ts';
import { unionOf } from '../union-of.ts';
import { withholdingWorkKinds } from '../withholding/work-kinds.ts';
import type { WorkKind } from './work-kind.ts';

/** Every kind of case there is: the union of what the domains declare. */
export const workKinds = unionOf(
  accountWorkKinds,
  assessmentsWorkKinds,
  billingWorkKinds,
  clearanceWorkKinds,
  communicationInfrastructureWorkKinds,
  creditWorkKinds,
  dataRequestsWorkKinds,
  demandsWorkKinds,
  discrepanciesWorkKinds,
  enforcementWorkKinds,
  expertSystemsWorkKinds,
  identityWorkKinds,
  intelligenceWorkKinds,
  tipsWorkKinds,
  mdasWorkKinds,
  objectionsWorkKinds,
  obligationsWorkKinds,
  officesWorkKinds,
  payeWorkKinds,
  paymentsWorkKinds,
  penaltiesWorkKinds,
  plansWorkKinds,
  refundsWorkKinds,
  registrationWorkKinds,
  remindersWorkKinds,
  settlementWorkKinds,
  tariffsWorkKinds,
  taxpayerImportsWorkKinds,
  taxpayersWorkKinds,
  withholdingWorkKinds,
);
export type WorkKindName = keyof typeof workKinds;
export type WorkMoveOf<K extends WorkKindName> = keyof (typeof workKinds)[K]['moves'] & string;

/** By name, as choices of a queue stand. */
export const workKindNames = Object.keys(workKinds).sort() as [WorkKindName, ...WorkKindName[]];
export const workKindNameSchema = z.enum(workKindNames);

/** A kind without its literal names, for code that treats all alike. */
export function workKindOf(name: WorkKindName): WorkKind {
  return workKinds[name];
}

/** The kinds in somebody's queue. */
export function workKindsSeenBy(role: Role): WorkKindName[] {
  return workKindNames.filter((name) => workKindOf(name).seenBy.includes(role));
}
