import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';

/** What the network says of a message it took. */
export interface DeliveryReport {
  /** Its own number of the message. */
  readonly reference: string;
  readonly outcome: 'delivered' | 'failed';
}

const reportSchema = z.object({ message_id: z.coerce.string().min(1).max(100), status: z.string().max(100) });

/** As Termii words them; whatever else it says is on the way. */
const outcomes: Readonly<Record<string, DeliveryReport['outcome']>> = {
  delivered: 'delivered',
  'message failed': 'failed',
  failed: 'failed',
  rejected: 'failed',
  expired: 'failed',
  'dnd active on phone number': 'failed',
};

/**
 * Reads a delivery report of Termii (`X-Termii-Signature`: HMAC-SHA512 of the body). Null: it is not the network's. Undefined: it says nothing
 * that is final.
 */
export function readDeliveryReport(
  secret: string,
  body: Buffer,
  signature: string | undefined,
): DeliveryReport | null | undefined {
  const own = createHmac('sha512', secret).update(body).digest();
  const given = Buffer.from(signature ?? '', 'hex');
  if (given.length !== own.length || !timingSafeEqual(own, given)) return null;
  const parsed = reportSchema.safeParse(jsonOf(body));
  const outcome = parsed.success ? outcomes[parsed.data.status.toLowerCase()] : undefined;
  return parsed.success && outcome ? { reference: parsed.data.message_id, outcome } : undefined;
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
