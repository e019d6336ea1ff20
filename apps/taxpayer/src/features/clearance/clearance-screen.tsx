import { problemOf } from '@portal/api-client';
import type { ClearanceEligibility } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { LoadFailure, Page, Skeleton } from '@portal/ui';
import { useClearance } from '../../own-standing/use-clearance.ts';
import { Blocked, type BlockedProps } from './blocked.tsx';
import { CertificateView } from './certificate-view.tsx';
import { Cleared } from './cleared.tsx';
import { EndedCertificate } from './ended-certificate.tsx';
import { Refused } from './refused.tsx';
import { texts } from './texts.ts';
import { WithPerson } from './with-person.tsx';
import './clearance.css';

export type ClearanceScreenProps = Pick<BlockedProps, 'PayBills'>;

/** The certificate, or what is in its way with its price, worked out at this moment (NTAA 72). */
export function ClearanceScreen({ PayBills }: ClearanceScreenProps) {
  const localized = useLocalized();
  const query = useClearance();
  if (query.data) return <Answer clearance={query.data} PayBills={PayBills} />;
  return (
    <Page title={localized(texts.title)} width="text">
      {query.isError ? (
        <LoadFailure
          problem={problemOf(query.error)}
          message={localized(texts.failed)}
          onRetry={() => query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <Skeleton height={360} role="status" aria-label={localized(texts.loading)} />
      )}
    </Page>
  );
}

function Answer({ clearance, PayBills }: ClearanceScreenProps & { readonly clearance: ClearanceEligibility }) {
  const { certificate, application, answer } = clearance;
  if (certificate) return <CertificateView clearance={clearance} certificate={certificate} />;
  const state = application?.state;
  const ended = (
    <>
      {state === 'issued' && <EndedCertificate />}
      {state === 'refused' && application && <Refused application={application} />}
    </>
  );
  if (state === 'waiting' || state === 'prepared' || state === 'overdue' || state === 'overdue-prepared')
    return <WithPerson clearance={clearance} />;
  return (
    <>
      {answer === 'blocked' && <Blocked clearance={clearance} ended={ended} PayBills={PayBills} />}
      {answer === 'cleared' && <Cleared clearance={clearance} ended={ended} />}
      {answer === 'person' && <WithPerson clearance={clearance} ended={ended} />}
    </>
  );
}
