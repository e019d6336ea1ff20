import { addDays, dayOf } from '../../../../platform/clock/lagos-day.ts';
import { keepLines, workOutCloses } from '../data/closes.repository.ts';
import type { TerminalsDeps } from '../terminals-deps.ts';

/** A terminal that was offline over midnight is in the file of an earlier day once it is back. */
const daysBack = 4;

/**
 * Reads what the network says was paid on the last days. Orders that nobody has told us of wake our question to the network, whose
 * answer books them or does not; then the closes of these days are worked out.
 */
export async function readTerminalFiles({
  db,
  clock,
  log,
  providers,
  terminalPayments,
}: Omit<TerminalsDeps, 'posWebhookSecret' | 'serviceName' | 'portalOrigin'>): Promise<void> {
  const now = clock.now();
  const today = dayOf(now);
  const first = addDays(today, -daysBack);
  for (let day = first; day <= today; day = addDays(day, 1)) {
    const file = await providers.readPosFile(day);
    if (!file) continue;
    if (file.unreadable > 0)
      log.error({ day, rows: file.unreadable }, 'rows of a file of the terminal network say nothing');
    const lines = file.lines.map((line) => ({ ...line, number: null }));
    const { added, unknown } = await keepLines(db, { source: 'file', day, isWhole: day < today, lines, at: now });
    if (unknown.length > 0)
      log.error({ day, serials: unknown }, 'the terminal network names terminals that nobody registered');
    if (added.length > 0) await terminalPayments.wake(added);
  }
  await workOutCloses(db, { from: first, to: today, today });
}
