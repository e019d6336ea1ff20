import type { Clock } from '../../../platform/clock/clock.ts';
import type { Logger } from '../../../platform/logging/create-logger.ts';
import type { RestoresRepository } from './data/restores.repository.ts';
import { isReportDue } from './domain/restore-report.ts';

export interface AfterRestoreDeps {
  readonly restores: RestoresRepository;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * A database that was restored to a moment has not heard of anything since. Every provider is asked about every payment whose answer may have
 * changed, by the sweeper; what they said is kept, logged, and told to whoever runs the portal. Payments that were begun after the moment are
 * known to nobody here: their notices and settlement files open cases.
 */
export async function askAfterRestore({ restores, clock, log }: AfterRestoreDeps): Promise<void> {
  for (const restore of await restores.open()) {
    const { lastCommitAt, askedAt } = restore;
    if (!askedAt) {
      const payments = await restores.askAboutEverything(restore, clock.now());
      log.warn({ lastCommitAt, payments }, 'restored to a moment: the providers are asked about everything since');
      continue;
    }
    const findings = await restores.findingsOf(restore);
    if (!isReportDue(findings, { askedAt, now: clock.now() })) continue;
    await restores.report(restore, findings);
    log.warn({ lastCommitAt, findings }, 'restored to a moment: what the providers say of the time since');
  }
}
