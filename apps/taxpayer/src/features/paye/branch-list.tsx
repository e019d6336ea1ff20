import { problemOf } from '@portal/api-client';
import type { PayeBranch } from '@portal/contracts';
import { Button, LoadFailure, Sheet, Skeleton, StatusBadge, showToast } from '@portal/ui';
import { useState } from 'react';
import { useAddBranches, useChangeBranch, usePayeBranches } from './branch.queries.ts';
import { BranchForm } from './branch-form.tsx';
import { usePayeMessages } from './messages/use-paye-messages.ts';
import { Refusal } from './refusal.tsx';

/** As many as a phone draws at once. */
const step = 50;

/** The branches of an employer: added, renamed, closed and opened again. */
export function BranchList() {
  const messages = usePayeMessages();
  const found = usePayeBranches();
  const add = useAddBranches();
  const [shown, setShown] = useState(step);
  if (found.isPending) return <Skeleton height={240} />;
  if (found.isError)
    return (
      <LoadFailure
        problem={problemOf(found.error)}
        message={messages.branchesFailed}
        onRetry={() => found.refetch()}
        isRetrying={found.isFetching}
      />
    );
  const { branches } = found.data;
  return (
    <Sheet className="schedule-stack">
      {add.isError && <Refusal error={add.error} otherwise={messages.branchFailed} />}
      <BranchForm
        label={messages.branchAdd}
        isPending={add.isPending}
        onSave={(branch, onSaved) =>
          add.mutate([branch], {
            onSuccess() {
              showToast({ kind: 'success', message: messages.branchSaved });
              onSaved();
            },
          })
        }
      />
      {branches.length === 0 && <p className="schedule-quiet">{messages.branchesNone}</p>}
      <ul className="schedule-branches">
        {branches.slice(0, shown).map((branch) => (
          <Branch key={branch.id} branch={branch} />
        ))}
      </ul>
      {branches.length > shown && (
        <Button variant="secondary" onClick={() => setShown(shown + step)}>
          {messages.more}
        </Button>
      )}
    </Sheet>
  );
}

function Branch({ branch }: { readonly branch: PayeBranch }) {
  const { name, address, isClosed } = branch;
  const messages = usePayeMessages();
  const change = useChangeBranch(branch.id);
  /** The branch as the form was opened: what comes meanwhile is not what is shown. */
  const [changing, setChanging] = useState<PayeBranch>();
  const saved = () => showToast({ kind: 'success', message: messages.branchSaved });
  return (
    <li>
      {change.isError && <Refusal error={change.error} otherwise={messages.branchFailed} />}
      {changing ? (
        <BranchForm
          branch={changing}
          label={messages.branchChange(name)}
          isPending={change.isPending}
          onSave={(said) =>
            change.mutate(
              { before: changing, after: { ...said, isClosed: changing.isClosed } },
              {
                onSuccess() {
                  saved();
                  setChanging(undefined);
                },
              },
            )
          }
          onCancel={() => setChanging(undefined)}
        />
      ) : (
        <div className="schedule-signs">
          <strong>{name}</strong>
          {isClosed && <StatusBadge tone="neutral">{messages.branchClosed}</StatusBadge>}
          {address !== '' && <span className="schedule-quiet">{address}</span>}
          <Button
            variant="quiet"
            size="sm"
            aria-label={messages.branchChange(name)}
            onClick={() => setChanging(branch)}
          >
            {messages.change}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            aria-label={(isClosed ? messages.branchOpen : messages.branchClose)(name)}
            pending={change.isPending}
            onClick={() =>
              change.mutate({ before: branch, after: { name, address, isClosed: !isClosed } }, { onSuccess: saved })
            }
          >
            {isClosed ? messages.open : messages.close}
          </Button>
        </div>
      )}
    </li>
  );
}
