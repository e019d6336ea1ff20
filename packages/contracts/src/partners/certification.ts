import * as z from 'zod/mini';
import type { Localized } from '../language.ts';
import { definePartnerEndpoint } from './partner-endpoint.ts';
import type { TestOutcome } from './test-mode.ts';
import { told } from './told.ts';

/** What the portal must see of a call for a step to count. */
interface StepToSee {
  readonly operation: string;
  readonly status: number;
  /** Of the problem. */
  readonly code?: string;
  /** The answer was kept for its `Idempotency-Key`. */
  readonly isReplay?: true;
  readonly outcome?: TestOutcome;
}

export interface CertificationStep extends StepToSee {
  readonly group: 'bills' | 'money' | 'refusals';
  readonly words: Localized;
}

const session = { operation: 'openPaymentSession', status: 200 } as const;

/** In the order in which a client does them; a run passes when the portal saw every one with the same key. */
export const certificationSteps = {
  'heads-read': {
    ...{ group: 'bills', operation: 'listRevenueHeads', status: 200 },
    words: { en: 'Reads the heads it may bill', ha: 'Ya karanta tushen kuɗin da zai iya rubuta wa takarda' },
  },
  'taxpayer-found': {
    ...{ group: 'bills', operation: 'lookUpTaxpayer', status: 200 },
    words: { en: 'Looks a taxpayer up', ha: 'Ya nemi mai biyan haraji' },
  },
  'bill-raised': {
    ...{ group: 'bills', operation: 'raiseBill', status: 201 },
    words: { en: 'Raises a bill', ha: 'Ya yi takardar biyan kuɗi' },
  },
  'same-reference': {
    ...{ group: 'bills', operation: 'raiseBill', status: 200 },
    words: { en: 'Sends it again and takes the first bill', ha: 'Ya sake aikawa ya karɓi takardar farko' },
  },
  'call-repeated': {
    ...{ group: 'bills', operation: 'raiseBill', status: 201, isReplay: true },
    words: {
      en: 'Repeats a call with its Idempotency-Key',
      ha: 'Ya maimaita kira da Idempotency-Key ɗinsa',
    },
  },
  'bill-read': {
    ...{ group: 'bills', operation: 'getBill', status: 200 },
    words: { en: 'Reads a bill', ha: 'Ya karanta takarda' },
  },
  'bills-listed': {
    ...{ group: 'bills', operation: 'listBills', status: 200 },
    words: { en: 'Lists its bills', ha: 'Ya jera takardunsa' },
  },
  'bill-amended': {
    ...{ group: 'bills', operation: 'amendBill', status: 200 },
    words: { en: 'Changes the metadata of a bill', ha: 'Ya sauya bayanan takarda' },
  },
  'bill-cancelled': {
    ...{ group: 'bills', operation: 'cancelBill', status: 200 },
    words: { en: 'Cancels a bill', ha: 'Ya soke takarda' },
  },
  invoice: {
    ...{ group: 'bills', operation: 'getInvoice', status: 200 },
    words: { en: 'Fetches an invoice', ha: 'Ya ɗauko takardar neman kuɗi' },
  },
  paid: {
    ...{ group: 'money', ...session, outcome: 'paid' },
    words: { en: 'Has a bill paid', ha: 'An biya takarda' },
  },
  receipt: {
    ...{ group: 'money', operation: 'getReceipt', status: 200 },
    words: { en: 'Fetches its receipt', ha: 'Ya ɗauko rasit' },
  },
  late: {
    ...{ group: 'money', ...session, outcome: 'late' },
    words: { en: 'Meets a payment that comes late', ha: 'Biyan da ya makara' },
  },
  failed: {
    ...{ group: 'money', ...session, outcome: 'failed' },
    words: { en: 'Meets a payment that fails', ha: 'Biyan da ya gaza' },
  },
  'under-review': {
    ...{ group: 'money', ...session, outcome: 'under-review' },
    words: { en: 'Meets money of another amount', ha: 'Kuɗin da bai yi daidai ba' },
  },
  reversed: {
    ...{ group: 'money', ...session, outcome: 'reversed' },
    words: { en: 'Meets a payment that is taken back', ha: 'Biyan da aka mayar' },
  },
  events: {
    ...{ group: 'money', operation: 'listEvents', status: 200 },
    words: { en: 'Reads the events', ha: 'Ya karanta labarai' },
  },
  'other-content': {
    ...{ group: 'refusals', operation: 'raiseBill', status: 409, code: 'tsp.reference-used' },
    words: {
      en: 'Meets a reference that has another bill',
      ha: 'Lambar da take da wata takarda',
    },
  },
  'fields-wrong': {
    ...{ group: 'refusals', operation: 'raiseBill', status: 422, code: 'tsp.head-not-allowed' },
    words: { en: 'Meets a head it may not bill', ha: 'Tushen kuɗin da ba a ba shi ba' },
  },
  'bill-unknown': {
    ...{ group: 'refusals', operation: 'getBill', status: 404, code: 'bill.not-found' },
    words: { en: 'Meets a bill that is not its own', ha: 'Takardar da ba tasa ba' },
  },
} as const satisfies Readonly<Record<string, CertificationStep>>;

export type CertificationStepId = keyof typeof certificationSteps;
export const certificationStepIds = Object.keys(certificationSteps) as CertificationStepId[];

export interface SeenCall {
  readonly operation: string;
  readonly status: number;
  readonly code?: string | undefined;
  readonly isReplay: boolean;
  readonly outcome?: string | undefined;
}

/** Which steps a call is. */
export function stepsOfCall(call: SeenCall): CertificationStepId[] {
  return certificationStepIds.filter((id) => {
    const step: StepToSee = certificationSteps[id];
    return (
      step.operation === call.operation &&
      step.status === call.status &&
      (step.code === undefined || step.code === call.code) &&
      (step.isReplay ?? false) === call.isReplay &&
      (step.outcome === undefined || step.outcome === call.outcome)
    );
  });
}

/** A run lasts two hours at most: what one integration does in one go. */
export const certificationHours = 2;

export const certificationSchema = z.object({
  id: told(z.uuid(), 'Of the run.'),
  startedAt: z.iso.datetime(),
  passedAt: told(z.nullable(z.iso.datetime()), 'When the last step was seen; null until then.'),
  steps: z.array(
    z.object({
      step: told(z.enum(certificationStepIds), 'What is to be seen.', 'bill-raised'),
      seenAt: told(z.nullable(z.iso.datetime()), 'When the portal saw it first; null until then.'),
      requestId: told(z.nullable(z.string()), 'Of the call that it was seen in.'),
    }),
  ),
});
export type Certification = z.output<typeof certificationSchema>;

/** With a test key alone. A new run begins from nothing; the steps are what the portal sees of this key from now on. */
export const startCertification = definePartnerEndpoint({
  method: 'POST',
  path: '/certifications',
  operation: 'startCertification',
  summary: 'Begin a certification, with a test key: what the portal sees of the key from now on counts',
  ...{ scope: 'read', quota: 'bills' },
  answers: { 201: certificationSchema },
  errors: ['tsp.test-only'],
});

export const getCertification = definePartnerEndpoint({
  method: 'GET',
  path: '/certifications/:certificationId',
  operation: 'getCertification',
  summary: 'What the portal has seen of a certification of yours',
  ...{ scope: 'read', quota: 'reads' },
  params: z.object({ certificationId: told(z.uuid(), 'Of the run.') }),
  answers: { 200: certificationSchema },
  errors: ['tsp.test-only', 'tsp.certification-not-found'],
});
