import { useApiClient } from '@portal/api-client';
import { decideShareAccount, type WaitingShareAccount } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Button, formatDate } from '@portal/ui';
import { ReasonDialog } from '@portal/workspace/forms';
import { ShownAccount } from '@portal/workspace/shares';
import { useState } from 'react';
import { ReadPart } from './read-part.tsx';
import { useShareAccounts, useSharesChanged } from './shares.queries.ts';
import { texts } from './texts.ts';

const verdicts = ['approved', 'refused'] as const;
type Verdict = (typeof verdicts)[number];

/** Bank accounts that partners and agents named, until a SuperAdmin decides. */
export function ShareAccounts() {
  const localized = useLocalized();
  const query = useShareAccounts();
  const [asked, setAsked] = useState<{ readonly row: WaitingShareAccount; readonly verdict: Verdict }>();
  return (
    <>
      <ReadPart query={query} name={localized(texts.accounts)}>
        {(rows) => (
          <>
            {rows.length === 0 && <p className="ws-record-quiet">{localized(texts.noAccounts)}</p>}
            <ul className="ws-record-list">
              {rows.map((row) => (
                <li key={row.id}>
                  <AccountRow row={row} />
                  <span className="ws-record-actions">
                    {verdicts.map((verdict) => (
                      <Button
                        key={verdict}
                        size="sm"
                        variant={verdict === 'approved' ? 'primary' : 'secondary'}
                        aria-label={`${localized(texts.verdicts[verdict])}: ${row.subjectName}`}
                        onClick={() => setAsked({ row, verdict })}
                      >
                        {localized(texts.verdicts[verdict])}
                      </Button>
                    ))}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </ReadPart>
      {asked && <DecideDialog {...asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

function AccountRow({ row }: { readonly row: WaitingShareAccount }) {
  const localized = useLocalized();
  const { subjectName, account, onRecord, namedBy, namedAt } = row;
  return (
    <span>
      <strong>{subjectName}</strong>
      <small>
        <ShownAccount account={account} />
      </small>
      <small>
        {localized(texts.onRecord)}: {onRecord ? <ShownAccount account={onRecord} /> : localized(texts.noneOnRecord)}
      </small>
      <small>
        {namedBy}, {formatDate(namedAt)}
      </small>
    </span>
  );
}

interface DecideDialogProps {
  readonly row: WaitingShareAccount;
  readonly verdict: Verdict;
  readonly onClose: () => void;
}

function DecideDialog({ row: { id, subjectName, account }, verdict, onClose }: DecideDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const action = localized(texts.verdicts[verdict]);
  return (
    <ReasonDialog
      title={`${action}: ${subjectName}`}
      action={action}
      variant={verdict === 'approved' ? 'primary' : 'danger'}
      onClose={onClose}
      confirm={(reason) => api(decideShareAccount, { params: { id }, body: { verdict, reason } })}
      done={localized(texts.done)}
      onDone={useSharesChanged()}
    >
      <p>
        <ShownAccount account={account} />
      </p>
      {verdict === 'approved' && <p>{localized(texts.accountEffect)}</p>}
    </ReasonDialog>
  );
}
