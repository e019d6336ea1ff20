import type { Database } from '../../../platform/db/database.ts';
import type { DocumentPress, Issuer } from '../../ground/papers/index.ts';
import type { ReceiptSigner } from '../../money/receipts/index.ts';

export interface LawPapersDeps {
  readonly db: Database;
  readonly signer: Pick<ReceiptSigner, 'sign' | 'verifyLawPaper'>;
  readonly press: Pick<DocumentPress, 'printLawPaper'>;
  readonly issuer: Issuer;
}
