import { takeEndingKeys } from '../data/key-mails.repository.ts';
import { keyMailJob } from './key-mail.ts';
import type { PartnersDeps } from './partners-deps.ts';

/** Orders a mail for each key that ends within 14 and within 3 days: one of each, whichever process comes first. */
export async function tellOfEndings({ db, clock, jobs }: Pick<PartnersDeps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const now = clock.now();
  const kinds = [
    { about: 'ends-in-3', days: 3 },
    { about: 'ends-in-14', days: 14 },
  ] as const;
  await db.transaction(async (tx) => {
    const told = new Set<string>();
    for (const { about, days } of kinds) {
      for (const keyId of await takeEndingKeys(tx, { about, days, now })) {
        // Who hears that it ends in three days need not hear of fourteen.
        if (!told.has(keyId)) await jobs.enqueue(tx, keyMailJob, { keyId, occasion: about });
        told.add(keyId);
      }
    }
  });
}
