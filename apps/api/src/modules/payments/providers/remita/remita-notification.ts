import { createHash } from 'node:crypto';
import { channelOf } from '../channel.ts';
import type { NotificationResult, ProviderNotice } from '../payment-provider.ts';
import { isRecord, parseProviderJson, textField } from '../provider-json.ts';
import { rrrOf } from './remita-answers.ts';

const mostEntries = 100;
const longestField = 64;

/**
 * Remita posts an array (sometimes one object), unsigned and without a status, in several spellings.
 * We read only which payment it is about; what became of it is asked, never believed.
 */
export function parseRemitaNotification(raw: Uint8Array): NotificationResult {
  const value = parseProviderJson(Buffer.from(raw).toString('utf8'));
  const entries = Array.isArray(value) ? value : [value];
  if (entries.length === 0) return { kind: 'unreadable', reason: 'no entry' };
  if (entries.length > mostEntries) return { kind: 'unreadable', reason: 'too many entries' };
  const notices: ProviderNotice[] = [];
  for (const entry of entries) {
    const notice = isRecord(entry) ? noticeOf(entry) : undefined;
    if (!notice) return { kind: 'unreadable', reason: 'an entry without an RRR or an order id' };
    notices.push(notice);
  }
  return { kind: 'notices', notices };
}

function noticeOf(entry: Record<string, unknown>): ProviderNotice | undefined {
  const providerReference = rrrOf(entry);
  const orderId = bounded(
    textField(entry, 'orderId', 'orderID', 'orderid', 'orderRef', 'orderref', 'uniqueIdentifier'),
  );
  if (providerReference === null && orderId === null) return undefined;
  // A corrected notification (other date or amount) is a new wake-up; a repeated one is not.
  const facts = [
    'remita',
    providerReference ?? orderId,
    textField(entry, 'debitdate', 'debitDate', 'dateSent'),
    textField(entry, 'amount'),
    ...otherThanPayment(textField(entry, 'type')),
  ];
  const dedupeKey = createHash('sha256').update(facts.join('|')).digest('hex');
  return { providerReference, orderId, dedupeKey, channel: channelOf(textField(entry, 'channel', 'channnel')) };
}

function bounded(text: string | null): string | null {
  return text !== null && text.length <= longestField ? text : null;
}

/** A reversal may carry the day and the amount of its payment. */
function otherThanPayment(type: string | null): readonly string[] {
  return type === null || type === 'PY' ? [] : [type];
}
