import { messageFrom } from '@portal/api-client';
import { banks, type TreasuryAccount } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { Button, ErrorState, formatDateTime, Page, Skeleton } from '@portal/ui';
import { useState } from 'react';
import { DecideDialog, ProposeDialog, type Verdict } from './account-dialogs.tsx';
import { accountTexts as texts } from './account-texts.ts';
import { useTreasuryAccounts } from './settlement.queries.ts';

type Asked =
  | { readonly what: 'propose'; readonly row: TreasuryAccount }
  | { readonly what: Verdict; readonly row: TreasuryAccount };

/** Where the money of each MDA goes, and the changes that wait: `/admin/settlement-reports/accounts`. */
export function AccountList() {
  const localized = useLocalized();
  const query = useTreasuryAccounts();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  return (
    <Page title={localized(texts.title)} width="full" lead={localized(texts.lead)}>
      {query.isPending && <Skeleton height={240} role="status" aria-label={localized(texts.title)} />}
      {query.isError && (
        <ErrorState
          message={messageFrom(query.error, localized(texts.failed))}
          onRetry={() => query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {query.data?.length === 0 && <p className="ws-record-quiet">{localized(texts.noMdas)}</p>}
      <ul className="ws-record-list">
        {query.data?.map((row) => (
          <Row key={row.mdaId} row={row} onAsk={(what) => setAsked({ what, row })} />
        ))}
      </ul>
      {asked?.what === 'propose' && <ProposeDialog row={asked.row} onClose={close} />}
      {asked && asked.what !== 'propose' && asked.row.waiting && (
        <DecideDialog
          id={asked.row.waiting.id}
          caseVersion={asked.row.waiting.caseVersion}
          verdict={asked.what}
          onClose={close}
        >
          <p>
            {asked.row.mda}: <Account {...asked.row.waiting} />
          </p>
        </DecideDialog>
      )}
    </Page>
  );
}

interface RowProps {
  readonly row: TreasuryAccount;
  readonly onAsk: (what: Asked['what']) => void;
}

function Row({ row: { mda, account, waiting }, onAsk }: RowProps) {
  const localized = useLocalized();
  const language = useLanguage();
  return (
    <li>
      <span>
        <strong>{mda}</strong>
        {account ? (
          <small>
            <Account {...account} /> · {localized(texts.approvedBy)} {account.approvedBy},{' '}
            {formatDateTime(account.approvedAt, language)}
          </small>
        ) : (
          <small>{localized(texts.none)}</small>
        )}
        {waiting && (
          <small>
            <strong>{localized(waiting.mayDecide ? texts.waits : texts.waitsOwn)}:</strong> <Account {...waiting} /> ·{' '}
            {waiting.proposedBy}, {formatDateTime(waiting.proposedAt, language)}: {waiting.reason}
          </small>
        )}
      </span>
      <span className="ws-record-actions">
        {!waiting && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={`${localized(texts.change)}: ${mda}`}
            onClick={() => onAsk('propose')}
          >
            {localized(texts.change)}
          </Button>
        )}
        {waiting?.mayDecide &&
          (['approve', 'refuse'] as const).map((verdict) => (
            <Button
              key={verdict}
              size="sm"
              variant={verdict === 'approve' ? 'primary' : 'secondary'}
              aria-label={`${localized(texts.verdicts[verdict])}: ${mda}`}
              onClick={() => onAsk(verdict)}
            >
              {localized(texts.verdicts[verdict])}
            </Button>
          ))}
        {waiting?.mayWithdraw && (
          <Button
            size="sm"
            variant="secondary"
            aria-label={`${localized(texts.verdicts.withdraw)}: ${mda}`}
            onClick={() => onAsk('withdraw')}
          >
            {localized(texts.verdicts.withdraw)}
          </Button>
        )}
      </span>
    </li>
  );
}

interface AccountProps {
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly accountName: string;
}

function Account({ bankCode, accountNumber, accountName }: AccountProps) {
  const names: Readonly<Record<string, string>> = banks;
  return <>{[names[bankCode] ?? bankCode, accountNumber, accountName].join(', ')}</>;
}
