import { useLocalized } from '@portal/platform';
import { formatDate, Notice } from '@portal/ui';
import { useOwnCertificates } from './clearance.queries.ts';
import { expiredOn, revokedOn, texts } from './texts.ts';

/** What became of the last certificate, where it counts no more; nothing while that cannot be read. */
export function EndedCertificate() {
  const localized = useLocalized();
  const last = useOwnCertificates(true).data?.[0];
  if (!last || (last.state !== 'revoked' && last.state !== 'expired')) return null;
  const isRevoked = last.state === 'revoked';
  return (
    <Notice kind={isRevoked ? 'danger' : 'info'} title={localized(isRevoked ? texts.revokedTitle : texts.expiredTitle)}>
      <p>
        {last.number}.{' '}
        {isRevoked
          ? `${last.revokedOn ? `${localized(revokedOn(formatDate(last.revokedOn)))} ` : ''}${localized(texts.revokedText)}`
          : localized(expiredOn(formatDate(last.validUntil)))}
      </p>
    </Notice>
  );
}
