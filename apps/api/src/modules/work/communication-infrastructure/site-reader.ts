import type { Logger } from '../../../platform/logging/create-logger.ts';
import { createThreads, type Threads } from '../../../platform/threads/create-threads.ts';
import type { ReadSites } from './read-sites.ts';
import type { SitesOrder } from './read-sites-in-thread.ts';

export type SiteReader = Threads<SitesOrder, ReadSites>;

/** A file of as many rows as may be takes some 50 ms; whoever sends one that takes seconds is not waited for. */
const longestMs = 5_000;
const mostWaiting = 20;
const memoryLimitMb = 64;
const youngGenerationMb = 8;

/** Reads what strangers load, beside the thread that answers calls. */
export function createSiteReader(log: Logger): SiteReader {
  return createThreads({
    log,
    work: 'imports',
    program: new URL('./read-sites-in-thread.ts', import.meta.url),
    handler: 'readSitesInThread',
    threads: 1,
    mostWaiting,
    longestMs,
    memoryLimitMb,
    youngGenerationMb,
  });
}
