import { mkdirSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Delivery } from './delivery.ts';
import type { Refund, Transaction, VirtualAccount } from './interswitch/transaction.ts';
import type { JournalEntry } from './journal.ts';
import type { PosPayment } from './pos/pos-payment.ts';
import type { CheckoutSession } from './remita/checkout/checkout-session.ts';
import type { Invoice } from './remita/invoice.ts';

/** Everything the sandbox knows: plain data, so that it can be written down as it is. Members ending in `Kobo` are bigint. */
export interface SandboxState {
  seed: string;
  issued: number;
  clockOffsetMs: number;
  journal: JournalEntry[];
  journalSequence: number;
  deliveries: Delivery[];
  remita: { listenerUrl: string | undefined; invoices: Invoice[]; sessions: CheckoutSession[] };
  interswitch: {
    webhookUrl: string | undefined;
    transactions: Transaction[];
    refunds: Refund[];
    virtualAccounts: VirtualAccount[];
  };
  pos: { payments: PosPayment[] };
}

export function emptyState(seed: string, listenerUrl?: string, webhookUrl?: string): SandboxState {
  return {
    seed,
    issued: 0,
    clockOffsetMs: 0,
    journal: [],
    journalSequence: 0,
    deliveries: [],
    remita: { listenerUrl, invoices: [], sessions: [] },
    interswitch: { webhookUrl, transactions: [], refunds: [], virtualAccounts: [] },
    pos: { payments: [] },
  };
}

/** JSON with kobo as decimal text. */
export function toJson(value: unknown, indent?: number): string {
  return JSON.stringify(
    value,
    (_key, member: unknown) => (typeof member === 'bigint' ? String(member) : member),
    indent,
  );
}

/** The state of the last run, or undefined when the file is not there yet. A broken file stops the start. */
export function readSnapshot(file: string): SandboxState | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  return JSON.parse(text, (key, member: unknown) =>
    key.endsWith('Kobo') && typeof member === 'string' ? BigInt(member) : member,
  ) as SandboxState;
}

export interface SnapshotWriter {
  changed(): void;
  /** Resolves once everything changed so far is in the file. Callers that come together share one write. */
  written(): Promise<void>;
}

export function createSnapshotWriter(file: string | undefined, read: () => SandboxState): SnapshotWriter {
  if (file === undefined) return { changed: () => undefined, written: () => Promise.resolve() };
  mkdirSync(dirname(file), { recursive: true });
  let dirty = false;
  let writing: Promise<void> | undefined;

  async function write(): Promise<void> {
    const draft = `${file}.draft`;
    try {
      while (dirty) {
        dirty = false;
        await writeFile(draft, toJson(read()), { mode: 0o600 });
        await rename(draft, file as string);
      }
    } catch (error) {
      dirty = true;
      throw error;
    } finally {
      writing = undefined;
    }
  }

  return {
    changed() {
      dirty = true;
    },
    written() {
      if (dirty) writing ??= write();
      return writing ?? Promise.resolve();
    },
  };
}
