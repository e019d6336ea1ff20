import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Caseload } from '../../ground/caseload/index.ts';
import type { DocumentPress, Issuer } from '../../ground/papers/index.ts';
import type { ReceiptSigner } from '../../money/receipts/index.ts';

export interface WithholdingDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly caseload: Caseload;
  readonly signer: ReceiptSigner;
  readonly press: Pick<DocumentPress, 'printCreditNote' | 'printAcknowledgement'>;
  readonly issuer: Issuer;
}
