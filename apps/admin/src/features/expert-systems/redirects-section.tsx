import { useApiClient } from '@portal/api-client';
import { type ExpertSystem, moveWork, workKinds } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Button } from '@portal/ui';
import { ConfirmDialog, ReasonDialog } from '@portal/workspace/forms';
import { RecordSection } from '@portal/workspace/records';
import { useState } from 'react';
import { texts } from './texts.ts';
import { useChanged } from './use-expert-system.ts';

type Request = ExpertSystem['redirectRequests'][number];

export interface RedirectsSectionProps {
  readonly system: ExpertSystem;
}

/** Where payers are sent after paying; what somebody of the system asked for is released or refused here. */
export function RedirectsSection({ system }: RedirectsSectionProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const onDone = useChanged(system.id);
  const [asked, setAsked] = useState<{ readonly move: 'release' | 'refuse'; readonly request: Request }>();
  const close = () => setAsked(undefined);
  const params = { id: asked?.request.workId ?? '' };
  const caseVersion = asked?.request.caseVersion ?? 1;
  const { states } = workKinds['redirect-release'];
  return (
    <RecordSection title={localized(texts.redirects)}>
      {system.redirects.length === 0 ? (
        <p className="ws-record-quiet">{localized(texts.noRedirects)}</p>
      ) : (
        <ul className="ws-record-list">
          {system.redirects.map((address) => (
            <li key={address}>
              <span>{address}</span>
            </li>
          ))}
        </ul>
      )}
      {system.redirectRequests.length > 0 && (
        <>
          <h3>{localized(texts.requests)}</h3>
          <ul className="ws-record-list">
            {system.redirectRequests.map((request) => (
              <li key={request.id}>
                <span>
                  {request.address}
                  <small>
                    {localized(states[request.state].name)}
                    {request.requestedBy && `, ${localized(texts.by)} ${request.requestedBy}`}
                    {request.reason && `: ${request.reason}`}
                  </small>
                </span>
                {request.state === 'proposed' && (
                  <span className="ws-record-actions">
                    <Button size="sm" onClick={() => setAsked({ move: 'release', request })}>
                      {localized(texts.release)}
                    </Button>
                    <Button size="sm" variant="secondary" onClick={() => setAsked({ move: 'refuse', request })}>
                      {localized(texts.refuse)}
                    </Button>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {asked?.move === 'release' && (
        <ConfirmDialog
          title={localized(texts.releaseTitle)}
          action={localized(texts.release)}
          confirm={() => api(moveWork, { params, body: { move: 'release', caseVersion } })}
          done={localized(texts.released)}
          onDone={onDone}
          onClose={close}
        >
          <p>{asked.request.address}</p>
          <p>{localized(texts.releaseEffect)}</p>
        </ConfirmDialog>
      )}
      {asked?.move === 'refuse' && (
        <ReasonDialog
          title={localized(texts.refuseTitle)}
          action={localized(texts.refuse)}
          confirm={(reason) => api(moveWork, { params, body: { move: 'refuse', caseVersion, reason } })}
          done={localized(texts.refused)}
          onDone={onDone}
          onClose={close}
        >
          {localized(texts.refuseEffect)}
        </ReasonDialog>
      )}
    </RecordSection>
  );
}
