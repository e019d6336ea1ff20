import type { HubLimits } from './options.ts';
import type { Connection } from './records.ts';

/** After every write. `before` and `waiting` are bytes; returns whether more waits than may at any moment. */
export function noteWaiting(
  connection: Connection,
  before: number,
  waiting: number,
  limits: HubLimits,
  now: number,
): boolean {
  if (connection.backlog !== undefined) connection.backlog.added += waiting - before;
  else if (waiting > limits.maxBufferedBytes) connection.backlog = { since: now, added: 0 };
  return waiting > limits.maxBurstBytes;
}

/**
 * Whether too much of what waits has waited for too long. A burst alone is no fault of the reader: only what it had
 * the time to take counts.
 */
export function readsTooSlowly(connection: Connection, limits: HubLimits, now: number): boolean {
  const { backlog } = connection;
  if (backlog === undefined || now - backlog.since < limits.slowReaderMs) return false;
  const waiting = connection.transport.waitingBytes();
  if (waiting - backlog.added > limits.maxBufferedBytes) return true;
  connection.backlog = waiting > limits.maxBufferedBytes ? { since: now, added: 0 } : undefined;
  return false;
}
