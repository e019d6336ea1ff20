import * as z from 'zod';
import type { Answer } from '../answer.ts';
import { endOfLagosDay } from '../lagos-time.ts';
import { koboOfNaira } from '../naira.ts';
import type { World } from '../world.ts';
import { judgeAuthorization, type Refusal, remitaHash } from './credentials.ts';
import { findInvoiceByOrder, issueInvoice, type NewInvoice } from './invoices.ts';
import { wrap } from './wrapper.ts';

const optionalText = z
  .string()
  .nullish()
  .transform((text) => text ?? '');

const lineItem = z.object({
  lineItemsId: z.string().min(1),
  beneficiaryName: z.string().min(1),
  beneficiaryAccount: z.string(),
  bankCode: z.string(),
  beneficiaryAmount: z.string(),
  deductFeeFrom: z.string(),
});

/** Numbers arrive here as the text they were written with. */
const initRequest = z.object({
  serviceTypeId: z.string().min(1),
  amount: z.string().min(1),
  orderId: z.string().min(1).max(100),
  payerName: z.string().min(1),
  payerEmail: optionalText,
  payerPhone: optionalText,
  description: optionalText,
  expiryDate: optionalText,
  customFields: z
    .array(z.object({ name: z.string(), value: z.string() }))
    .nullish()
    .transform((fields) => fields ?? []),
  lineItems: z
    .array(lineItem)
    .nullish()
    .transform((items) => items ?? []),
});

type InitRequest = z.infer<typeof initRequest>;

export function initiatePayment(world: World, authorization: string | undefined, body: unknown): Answer {
  const answer = (text: string) => ({ body: wrap(text, world.variants.wrapper) });
  const refuse = ({ code, message }: Refusal, orderId: unknown) => {
    world.journal.write('remita.initiation-refused', { orderId, code, reason: message });
    return refusedInitiation(world, code, message);
  };

  const parsed = initRequest.safeParse(body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return refuse({ code: '022', message: `Invalid Request: ${issue?.path.join('.')}` }, undefined);
  }
  const request = parsed.data;
  const { orderId } = request;
  const judged = judgeRequest(world, authorization, request);
  if ('code' in judged) return refuse(judged, orderId);

  const earlier = findInvoiceByOrder(world, orderId);
  if (earlier) {
    world.journal.write('remita.initiation-refused', { orderId, code: world.variants.duplicate, rrr: earlier.rrr });
    return answer(JSON.stringify(duplicateAnswer(world.variants.duplicate, earlier.rrr)));
  }
  const { rrr } = issueInvoice(world, judged);
  return answer(JSON.stringify({ statuscode: '025', RRR: rrr, status: 'Payment Reference generated' }));
}

export function refusedInitiation({ variants }: World, code: string, message = 'Refused'): Answer {
  return { body: wrap(JSON.stringify({ statuscode: code, RRR: '', status: message }), variants.wrapper) };
}

function duplicateAnswer(variant: World['variants']['duplicate'], rrr: string): Record<string, unknown> {
  if (variant === '028') return { statuscode: '028', RRR: '', status: 'Duplicate Order Ref' };
  if (variant === '055') return { statuscode: '055', RRR: rrr, status: 'Duplicate Order Ref' };
  return { status: variant, statusMessage: 'Duplicate Order Ref', uniqueReference: '', responseParams: {} };
}

function judgeRequest(world: World, authorization: string | undefined, request: InitRequest): NewInvoice | Refusal {
  const { remita } = world.config;
  const { serviceTypeId, orderId, amount } = request;
  const refusal = judgeAuthorization(remita, authorization, remitaHash.init(remita, serviceTypeId, orderId, amount));
  if (refusal) return refusal;
  if (serviceTypeId !== remita.serviceTypeId) {
    return { code: '023', message: 'Service type or Merchant Does not Exist' };
  }
  const amountKobo = koboOfNaira(amount);
  if (amountKobo === undefined || amountKobo === 0n) return { code: '022', message: 'Invalid Request: amount' };

  const expiresAt = request.expiryDate === '' ? undefined : endOfLagosDay(request.expiryDate);
  if (request.expiryDate !== '' && (expiresAt === undefined || expiresAt < world.clock.now())) {
    return { code: '032', message: 'Invalid Date' };
  }
  return (
    judgeLineItems(request.lineItems, amountKobo) ?? {
      orderId,
      serviceTypeId,
      amount,
      amountKobo,
      payerName: request.payerName,
      payerEmail: request.payerEmail,
      payerPhone: request.payerPhone,
      description: request.description,
      customFields: request.customFields,
      expiresAt: expiresAt?.toISOString() ?? null,
    }
  );
}

function judgeLineItems(items: InitRequest['lineItems'], amountKobo: bigint): Refusal | undefined {
  if (items.length === 0) return undefined;
  if (new Set(items.map((item) => item.lineItemsId)).size < items.length) {
    return { code: '037', message: 'Duplicate Line Item' };
  }
  if (items.some((item) => !/^\d{3,6}$/.test(item.bankCode))) return { code: '029', message: 'Invalid Bank Code' };
  if (items.some((item) => !/^\d{10}$/.test(item.beneficiaryAccount))) {
    return { code: '031', message: 'No Account' };
  }
  const shares = items.map((item) => koboOfNaira(item.beneficiaryAmount));
  const sumKobo = shares.reduce<bigint>((sum, share) => sum + (share ?? 0n), 0n);
  const feeBearers = items.filter((item) => item.deductFeeFrom === '1').length;
  return sumKobo === amountKobo && feeBearers === 1 && !shares.includes(undefined)
    ? undefined
    : { code: '022', message: 'Invalid Request: lineItems' };
}
