import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { DocumentPress, Issuer } from '../../ground/papers/index.ts';
import type { ReceiptSigner } from '../../money/receipts/index.ts';

/** What certificates need once they are issued. */
export interface CertificateDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly signer: ReceiptSigner;
  readonly press: Pick<DocumentPress, 'printClearance'>;
  readonly issuer: Issuer;
}
