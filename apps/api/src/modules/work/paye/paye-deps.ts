import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../platform/http/call.ts';
import type { Caseload } from '../../ground/caseload/index.ts';
import type { DocumentPress, Issuer } from '../../ground/papers/index.ts';
import type { ReceiptSigner } from '../../money/receipts/index.ts';

export interface PayeDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly caseload: Caseload;
  readonly signer: ReceiptSigner;
  readonly press: Pick<DocumentPress, 'printCertificates' | 'printFormA' | 'printAcknowledgement' | 'printReturn'>;
  readonly issuer: Issuer;
}

/** Whose schedules the caller has: their own, or their organisation's. */
export function employerOf({ scope }: SignedInUser): string {
  if (scope.kind !== 'taxpayer' || scope.tpui === '') throw new BusinessError('session.expired');
  return scope.tpui;
}

/** Whoever may file is told nothing of what is prepared: they go on themselves. */
export function mayFile({ scope }: SignedInUser, right: 'paye-file' | 'withholding-file'): boolean {
  return scope.kind !== 'taxpayer' || !scope.acting || scope.acting.rights.includes(right);
}
