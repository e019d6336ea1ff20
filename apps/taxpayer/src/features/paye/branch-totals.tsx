import { formatNaira, groupThousands, type PayeSchedule } from '@portal/contracts';
import { Sheet } from '@portal/ui';
import { usePayeMessages } from './messages/use-paye-messages.ts';

/** What each branch had in a month, where there is more than one. */
export function BranchTotals({ schedule: { branches } }: { readonly schedule: PayeSchedule }) {
  const messages = usePayeMessages();
  if (branches.length < 2) return null;
  return (
    <Sheet padding="md" aria-labelledby="paye-branches" className="schedule-stack">
      <h2 id="paye-branches" className="ui-heading">
        {messages.byBranch}
      </h2>
      <table className="schedule-lines">
        <thead>
          <tr>
            {[messages.columns.branch, messages.staff, messages.gross, messages.deducted, messages.due].map((label) => (
              <th scope="col" key={label}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {branches.map(({ branchId, name, employees, grossKobo, deductedKobo, dueKobo }) => (
            <tr key={branchId}>
              <th scope="row">{branchId === null ? messages.noBranch : name}</th>
              <td data-header={messages.staff}>{groupThousands(employees)}</td>
              <td data-header={messages.gross}>{formatNaira(grossKobo)}</td>
              <td data-header={messages.deducted}>{formatNaira(deductedKobo)}</td>
              <td data-header={messages.due}>{formatNaira(dueKobo)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
