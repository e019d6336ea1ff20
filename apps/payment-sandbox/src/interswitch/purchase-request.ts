import * as z from 'zod';
import type { World } from '../world.ts';
import type { Transaction } from './transaction.ts';
import { findTransaction, openTransaction, whyClosed } from './transactions.ts';

const webAddress = z.url({ protocol: /^https?$/ });

const purchaseRequest = z.object({
  merchant_code: z.string(),
  pay_item_id: z.string(),
  txn_ref: z.string().min(1).max(100),
  /** Kobo. */
  amount: z.string().regex(/^[1-9]\d{0,14}$/),
  currency: z.literal('566'),
  cust_email: z.string().optional(),
  cust_name: z.string().optional(),
  cust_id: z.string().optional(),
  site_redirect_url: webAddress,
  /** Set by the inline script: the page around the frame. */
  origin: webAddress.transform((url) => new URL(url).origin).optional(),
});

/** Opens a purchase as a merchant's form or script asks for it, or says in a sentence why not. */
export function openPurchase(world: World, fields: unknown): Transaction | string {
  const parsed = purchaseRequest.safeParse(fields);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return `${issue?.path.join('.')}: ${issue?.message}`;
  }
  const request = parsed.data;
  const { interswitch } = world.config;
  if (request.merchant_code !== interswitch.merchantCode) return 'The merchant code is not known.';
  if (request.pay_item_id !== interswitch.payItemId) return 'The payment item is not known.';
  const place = {
    hostOrigin: request.origin ?? null,
    redirectUrl: request.origin === undefined ? request.site_redirect_url : null,
  };
  const earlier = findTransaction(world, request.txn_ref);
  if (!earlier) {
    return openTransaction(world, {
      ...place,
      reference: request.txn_ref,
      payItemId: request.pay_item_id,
      amountKobo: BigInt(request.amount),
      customer: { id: request.cust_id ?? '', name: request.cust_name ?? '', email: request.cust_email ?? '' },
    });
  }
  if (String(earlier.amountKobo) !== request.amount || whyClosed(world, earlier)) {
    return '94: This reference has been used before.';
  }
  return Object.assign(earlier, place);
}
