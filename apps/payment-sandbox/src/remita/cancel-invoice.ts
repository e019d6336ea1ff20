import * as z from 'zod';
import type { Answer } from '../answer.ts';
import type { World } from '../world.ts';
import { remitaHash, sameHash } from './credentials.ts';
import { findInvoice } from './invoices.ts';

const cancelRequest = z.object({ rrr: z.string(), merchantId: z.string(), hash: z.string() });

export function cancelInvoice(world: World, body: unknown): Answer {
  const { remita } = world.config;
  const [code, status, rrr] = judge();
  world.journal.write(code === '00' ? 'remita.cancelled' : 'remita.cancel-refused', { rrr, code });
  return { body: JSON.stringify({ statuscode: code, status }) };

  function judge(): readonly [code: string, status: string, rrr?: string] {
    const parsed = cancelRequest.safeParse(body);
    if (!parsed.success) return ['022', 'Invalid Request'];
    const { rrr: reference, merchantId, hash } = parsed.data;
    if (merchantId !== remita.merchantId) return ['023', 'Service type or Merchant Does not Exist', reference];
    if (!sameHash(hash, remitaHash.reference(remita, reference))) return ['013', 'Invalid Hash', reference];
    const invoice = findInvoice(world, reference);
    if (!invoice) return ['022', 'Invalid RRR', reference];
    if (invoice.state === 'paid' || invoice.state === 'cancelled') return ['027', 'Already Processed', reference];
    invoice.state = 'cancelled';
    return ['00', 'Successful', reference];
  }
}
