import type { Database } from '../../../../platform/db/database.ts';
import type { TestModeDatabase } from '../../../../platform/db/test-mode-database.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { noteTold, untoldCertifications } from '../data/certifications.repository.ts';
import { findStanding, moveBySight } from '../data/standings.repository.ts';

/**
 * The live portal fetches what the one of test mode saw: whoever passed while in the sandbox is certified. A test key writes nothing here;
 * a process that dies between the two commits finds the partner certified already and only notes it.
 */
export async function takeOverCertifications(live: Database, test: TestModeDatabase, at: Date): Promise<void> {
  await test.transaction(async (seen) => {
    for (const { expertSystemId, certification } of await untoldCertifications(seen)) {
      await live.transaction(async (tx) => {
        const standing = await findStanding(tx, expertSystemId);
        if (standing?.state !== 'sandbox') return;
        const reason = 'The portal saw every step of the certification';
        await moveBySight(tx, { expertSystemId, from: 'sandbox', to: 'certified', reason }, certification);
        await writeAudit(tx, {
          actor: { system: 'certification' },
          action: 'partner.moved',
          subject: `expert-system:${expertSystemId}`,
          detail: { from: 'sandbox', to: 'certified', run: certification.id },
        });
      });
      await noteTold(seen, certification.id, at);
    }
  });
}
