import { useApiClient } from '@portal/api-client';
import { type ExpertSystem, revokeEngineCode } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Button, formatDate } from '@portal/ui';
import { ReasonDialog } from '@portal/workspace/forms';
import { RecordSection } from '@portal/workspace/records';
import { useState } from 'react';
import { CodeDialog } from './change-dialogs.tsx';
import { texts } from './texts.ts';
import { useChanged } from './use-expert-system.ts';

export interface CodesSectionProps {
  readonly system: ExpertSystem;
}

/** Under what it raises bills: codes are issued and revoked, never changed. */
export function CodesSection({ system }: CodesSectionProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const onDone = useChanged(system.id);
  const [isIssuing, setIssuing] = useState(false);
  const [revoked, setRevoked] = useState<ExpertSystem['engineCodes'][number]>();
  return (
    <RecordSection
      title={localized(texts.engineCodes)}
      actions={
        <Button size="sm" variant="secondary" onClick={() => setIssuing(true)}>
          {localized(texts.issueCode)}
        </Button>
      }
    >
      <ul className="ws-record-list">
        {system.engineCodes.map((code) => (
          <li key={code.id}>
            <span>
              {code.code}
              <small>
                {localized(texts.issuedOn)} {formatDate(code.issuedOn)}
                {code.revokedOn && `, ${localized(texts.revokedOn)} ${formatDate(code.revokedOn)}`}
              </small>
            </span>
            {code.revokedOn === null && (
              <Button
                size="sm"
                variant="quiet"
                aria-label={`${localized(texts.revoke)}: ${code.code}`}
                onClick={() => setRevoked(code)}
              >
                {localized(texts.revoke)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isIssuing && <CodeDialog system={system} onClose={() => setIssuing(false)} />}
      {revoked && (
        <ReasonDialog
          title={`${localized(texts.revokeCode)} ${revoked.code}`}
          action={localized(texts.revoke)}
          variant="danger"
          confirm={(reason) =>
            api(revokeEngineCode, { params: { id: system.id, codeId: revoked.id }, body: { reason } })
          }
          done={localized(texts.codeRevoked)}
          onDone={onDone}
          onClose={() => setRevoked(undefined)}
        >
          {localized(texts.revokeEffect)}
        </ReasonDialog>
      )}
    </RecordSection>
  );
}
