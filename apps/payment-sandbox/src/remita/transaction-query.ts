import type { Answer } from '../answer.ts';
import { lagosDateTime } from '../lagos-time.ts';
import { nairaNumber } from '../naira.ts';
import type { World } from '../world.ts';
import { remitaHash, sameHash } from './credentials.ts';
import { findInvoice } from './invoices.ts';

/** Any base64 text is a public key to a sandbox that was given none. */
export function isPublicKey({ config }: World, key: string | undefined): boolean {
  if (key === undefined) return false;
  const { publicKey } = config.remita;
  return publicKey === undefined ? /^[A-Za-z0-9+/_-]{4,}={0,2}$/.test(key) : key === publicKey;
}

export interface TransactionQuestion {
  readonly transactionId: string;
  readonly publicKey: string | undefined;
  readonly hash: string | undefined;
}

export function transactionQuery(world: World, question: TransactionQuestion): Answer {
  const { transactionId, publicKey, hash } = question;
  const answer = (responseCode: string, responseMsg: string, responseData: string) => {
    world.journal.write('remita.transaction.asked', { transactionId, code: responseCode });
    return { body: `{"responseCode":"${responseCode}","responseMsg":"${responseMsg}","responseData":${responseData}}` };
  };
  if (
    !isPublicKey(world, publicKey) ||
    !sameHash(hash ?? '', remitaHash.transaction(world.config.remita, transactionId))
  ) {
    return answer('34', 'Invalid transaction hash', '[]');
  }
  const session = world.state.remita.sessions.findLast((other) => other.transactionId === transactionId);
  const invoice = session && findInvoice(world, session.rrr);
  if (!invoice) return answer('22', 'Transaction not found', '[]');
  const [payment] = invoice.payments;
  const members = [
    `"paymentReference":"${invoice.rrr}"`,
    `"transactionId":${JSON.stringify(transactionId)}`,
    `"${world.variants.processorMember}":${JSON.stringify(payment?.id ?? null)}`,
    `"amount":${nairaNumber(payment?.paidKobo ?? invoice.amountKobo)}`,
    `"paymentState":"${payment ? 'SUCCESSFUL' : 'PENDING'}"`,
    `"paymentDate":${payment ? `"${lagosDateTime(new Date(payment.paidAt))}"` : 'null'}`,
    `"message":"${payment ? 'Approved' : 'Transaction Pending'}"`,
  ];
  return answer('00', 'SUCCESS', `[{${members.join(',')}}]`);
}
