import { createHash } from 'node:crypto';
import { channelOf } from '../channel.ts';
import { entriesOf } from '../entries-of.ts';
import { lagosTime } from '../lagos-time.ts';
import { koboOfNaira } from '../naira.ts';
import type { ClaimedMovement, NotificationResult, ProviderNotice, UnreadableEntry } from '../payment-provider.ts';
import { isRecord, parseProviderJson, textField } from '../provider-json.ts';
import { rrrOf } from './remita-answers.ts';

const mostEntries = 100;
/** Room for as many entries as are read: a real one has less than two kilobytes, with many custom fields. */
export const largestNotificationBytes = mostEntries * 4 * 1024;
const longestField = 64;

/**
 * Remita posts an array (sometimes one object), unsigned and without a status, in several spellings.
 * We read only which payment it is about; what became of it is asked, never believed. An entry that names none is set apart:
 * it must not take the others with it.
 */
export function parseRemitaNotification(raw: Uint8Array): NotificationResult {
  const written = entriesOf(Buffer.from(raw).toString('utf8'));
  if (!written) return { kind: 'unreadable', reason: 'neither an array nor an object', unreadable: [] };
  if (written.length === 0) return { kind: 'unreadable', reason: 'no entry', unreadable: [] };
  if (written.length > mostEntries) return { kind: 'unreadable', reason: 'too many entries', unreadable: [] };
  const notices: ProviderNotice[] = [];
  const entries: string[] = [];
  const unreadable: UnreadableEntry[] = [];
  for (const text of written) {
    const entry = parseProviderJson(text);
    const notice = isRecord(entry) ? noticeOf(entry) : undefined;
    if (notice) {
      notices.push(notice);
      entries.push(text);
    } else unreadable.push({ raw: text, dedupeKey: digest(`remita|unreadable|${text}`) });
  }
  if (notices.length === 0) return { kind: 'unreadable', reason: 'no entry with an RRR or an order id', unreadable };
  return { kind: 'notices', notices, entries, unreadable };
}

function noticeOf(entry: Record<string, unknown>): ProviderNotice | undefined {
  const providerReference = rrrOf(entry);
  const orderId = bounded(
    textField(entry, 'orderId', 'orderID', 'orderid', 'orderRef', 'orderref', 'uniqueIdentifier'),
  );
  if (providerReference === null && orderId === null) return undefined;
  const type = textField(entry, 'type');
  const paymentReference = bounded(
    textField(entry, 'paymentReference', 'paymentRef', 'transactionRef', 'transactionId'),
  );
  // A corrected notification (other date or amount) is a new wake-up; a repeated one is not.
  const facts = [
    'remita',
    providerReference ?? orderId,
    textField(entry, 'debitdate', 'debitDate', 'dateSent'),
    textField(entry, 'amount'),
    ...(paymentReference === null ? [] : [`reference ${paymentReference}`]),
    ...(isOfPayment(type) ? [] : [type]),
  ];
  return {
    providerReference,
    orderId,
    dedupeKey: digest(facts.join('|')),
    movement: isOfPayment(type) ? movementOf(entry, paymentReference) : null,
    channel: channelOf(textField(entry, 'channel', 'channnel')),
  };
}

/** Not `dateSent`: that is the day of the notice, and each repetition has another. */
function movementOf(entry: Record<string, unknown>, reference: string | null): ClaimedMovement | null {
  const written = bounded(textField(entry, 'debitdate', 'debitDate', 'paymentDate', 'transactiondate'));
  const date = written === null ? null : (lagosTime(written)?.toISOString() ?? written);
  if (date === null && reference === null) return null;
  const amountKobo = koboOfNaira(textField(entry, 'amount') ?? '');
  return { date, reference, amountKobo: amountKobo === 0 ? null : amountKobo };
}

function bounded(text: string | null): string | null {
  return text !== null && text.length <= longestField ? text : null;
}

/** A reversal may carry the day and the amount of its payment. */
function isOfPayment(type: string | null): boolean {
  return type === null || type === 'PY';
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
