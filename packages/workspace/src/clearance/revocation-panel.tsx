import { problemOf, useApiClient } from '@portal/api-client';
import { activeRole, useSession } from '@portal/auth';
import { decideRevocation } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { Button, formatDate, LoadFailure, Skeleton } from '@portal/ui';
import { useState } from 'react';
import { ReasonDialog } from '../forms/dialogs/reason-dialog.tsx';
import { dayOfMoment } from '../lists/format.ts';
import { Facts } from '../lists/panel/facts.tsx';
import { useClearanceChanged, useRevocation } from './use-clearance.ts';
import { words } from './words.ts';

/** A proposal to revoke a certificate: who proposed it and why, and the decision of a Director who is another person. */
export function RevocationPanel({ id }: { readonly id: string }) {
  const localized = useLocalized();
  const language = useLanguage();
  const api = useApiClient();
  const changed = useClearanceChanged();
  const role = activeRole(useSession().session);
  const [asked, setAsked] = useState<'revoke' | 'keep'>();
  const query = useRevocation(id);
  if (query.isPending) return <Skeleton height={160} role="status" aria-label={localized(words.loading)} />;
  if (query.isError)
    return (
      <LoadFailure
        problem={problemOf(query.error)}
        message={localized(words.revocationFailed)}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  const { certificate, payer, state, reason, proposedBy, proposedAt, decidedBy, decisionReason, caseVersion } =
    query.data;
  const mayDecide = state === 'proposed' && decideRevocation.access.some((one) => one === role);
  return (
    <>
      <Facts
        facts={[
          [localized(words.state), localized(words.revocationStates[state])],
          [localized(words.certificate), certificate],
          [localized(words.payer), payer],
          [localized(words.revokeReason), reason],
          [localized(words.proposedBy), `${proposedBy}, ${formatDate(dayOfMoment(proposedAt), language)}`],
          [localized(words.decidedBy), decidedBy],
          [localized(words.decision), decisionReason],
        ]}
      />
      {mayDecide && (
        <div className="ws-moves">
          <Button size="sm" variant="danger" onClick={() => setAsked('revoke')}>
            {localized(words.revokeNow)}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => setAsked('keep')}>
            {localized(words.keep)}
          </Button>
        </div>
      )}
      {asked && (
        <ReasonDialog
          title={`${localized(asked === 'revoke' ? words.revokeNow : words.keep)}: ${certificate}`}
          action={localized(asked === 'revoke' ? words.revokeNow : words.keep)}
          variant={asked === 'revoke' ? 'danger' : 'primary'}
          done={localized(asked === 'revoke' ? words.revokedNow : words.keptNow)}
          onClose={() => setAsked(undefined)}
          onDone={changed}
          confirm={(why) =>
            api(decideRevocation, { params: { id }, body: { caseVersion, outcome: asked, reason: why } })
          }
        >
          <p>{localized(asked === 'revoke' ? words.revokeNowText : words.keepText)}</p>
        </ReasonDialog>
      )}
    </>
  );
}
