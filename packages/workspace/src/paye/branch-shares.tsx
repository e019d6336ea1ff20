import type { PayeBranchTotals } from '@portal/contracts';
import { Money } from '@portal/ui';
import { counted } from '../lists/format.ts';
import { Facts } from '../lists/panel/facts.tsx';
import { usePayeMessages } from './messages/use-paye-messages.ts';

/** How many people each branch of an employer has in a filing and what is due of them, where there is more than one. */
export function BranchShares({ branches }: { readonly branches: readonly PayeBranchTotals[] }) {
  const messages = usePayeMessages();
  if (branches.length < 2) return null;
  return (
    <section aria-label={messages.byBranch}>
      <h3>{messages.byBranch}</h3>
      <Facts
        facts={branches.map(({ branchId, name, employees, dueKobo }) => [
          branchId === null ? messages.noBranch : name,
          <span key={branchId}>
            {messages.employees}: {counted(employees)}, <Money amountKobo={dueKobo} />
          </span>,
        ])}
      />
    </section>
  );
}
