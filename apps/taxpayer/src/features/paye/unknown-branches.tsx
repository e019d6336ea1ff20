import { problemOf } from '@portal/api-client';
import { addPayeBranches, groupThousands, payeBranchesMost } from '@portal/contracts';
import { Button, LoadFailure, Notice, showToast } from '@portal/ui';
import { SelectField } from '@portal/ui/forms';
import { useMemo } from 'react';
import type { TypedRow } from '../../schedule-files/schedule-kind.ts';
import { useAddBranches, usePayeBranches } from './branch.queries.ts';
import { usePayeMessages } from './messages/use-paye-messages.ts';
import { Refusal } from './refusal.tsx';
import type { PayeColumn } from './schedule-columns.ts';
import { renamedInList, unknownInList } from './unknown-in-list.ts';

interface UnknownBranchesProps {
  readonly rows: readonly TypedRow<PayeColumn>[];
  readonly onChange: (rows: readonly TypedRow<PayeColumn>[]) => void;
}

/** As many names as are asked about at once. */
const shownMost = 10;

const canBeAdded = (branch: { readonly name: string }) =>
  addPayeBranches.body.safeParse({ branches: [branch] }).success;

/** Names of branches that the employer does not have: added at once, or said to be another, each for all of its rows. Nothing waits for it. */
export function UnknownBranches({ rows, onChange }: UnknownBranchesProps) {
  const messages = usePayeMessages();
  const isNamed = useMemo(() => rows.some(({ branch }) => branch !== ''), [rows]);
  const found = usePayeBranches(isNamed);
  const add = useAddBranches();
  const branches = found.data?.branches;
  const unknown = useMemo(() => (branches ? unknownInList(rows, branches) : []), [rows, branches]);
  if (isNamed && found.isError)
    return (
      <LoadFailure
        problem={problemOf(found.error)}
        message={messages.branchesFailed}
        onRetry={() => found.refetch()}
        isRetrying={found.isFetching}
      />
    );
  if (!branches || unknown.length === 0) return null;
  const open = branches.filter(({ isClosed }) => !isClosed).map(({ name }) => name);
  // More than there is room for: another column was taken for this one.
  const hasRoom = unknown.length <= payeBranchesMost - branches.length;
  const toAdd = hasRoom ? unknown.map(({ name }) => ({ name })).filter(canBeAdded) : [];
  return (
    <Notice kind="warning" title={messages.unknownBranches(unknown.length)}>
      <div className="schedule-stack">
        <p>{messages.unknownBranchesText}</p>
        {open.length === 0 && (
          <ul>
            {unknown.slice(0, shownMost).map(({ name, plain, rows: count }) => (
              <li key={plain}>{messages.branchRows(name, groupThousands(count))}</li>
            ))}
          </ul>
        )}
        {open.length > 0 &&
          unknown
            .slice(0, shownMost)
            .map(({ name, plain, rows: count }) => (
              <SelectField
                key={plain}
                label={messages.branchIs(name, groupThousands(count))}
                value=""
                data={[{ value: '', label: messages.noBranch }, ...open.map((value) => ({ value, label: value }))]}
                onChange={({ currentTarget }) => onChange(renamedInList(rows, plain, currentTarget.value))}
              />
            ))}
        {unknown.length > shownMost && <p>{messages.shownOf(shownMost, unknown.length)}</p>}
        {add.isError && <Refusal error={add.error} otherwise={messages.branchFailed} />}
        {toAdd.length > 0 && (
          <div>
            <Button
              variant="secondary"
              size="sm"
              pending={add.isPending}
              onClick={() =>
                add.mutate(toAdd, {
                  onSuccess: () => showToast({ kind: 'success', message: messages.branchesSaved(toAdd.length) }),
                })
              }
            >
              {messages.addUnknown(toAdd.length)}
            </Button>
          </div>
        )}
      </div>
    </Notice>
  );
}
