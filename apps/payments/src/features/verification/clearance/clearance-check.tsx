import type { CheckedCertificate, ClearanceClaims } from '@portal/contracts';
import { CheckedCertificateSheets } from './checked-certificate.tsx';
import { standingOf } from './standing.ts';
import { useNow } from './use-now.ts';
import { useRevokedList } from './use-revoked-list.ts';

export interface ClearanceCheckProps {
  /** As proved on this device. */
  readonly claims: ClearanceClaims | undefined;
  /** As the register answered. */
  readonly checked: CheckedCertificate | undefined;
}

/** Whether a certificate counts, now and as long as it is looked at. */
export function ClearanceCheck({ claims, checked }: ClearanceCheckProps) {
  const listed = useRevokedList(checked?.number ?? claims?.n);
  const now = useNow(checked ? Date.parse(checked.askedAt) : 0);
  const standing = standingOf({ claims, checked, isListedRevoked: listed?.isListed === true, now });
  return standing && <CheckedCertificateSheets standing={standing} listedOn={listed?.madeAt} />;
}
