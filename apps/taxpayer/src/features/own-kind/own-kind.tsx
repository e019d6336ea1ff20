import { actingFor, activeRole, useSession } from '@portal/auth';
import { organisationRoles } from '@portal/contracts';
import { AgentStanding } from './agent-standing.tsx';
import { EmployerMonths } from './employer-months.tsx';
import { WithholdingMonths } from './withholding-months.tsx';

/** What only this kind of taxpayer has to look after; nothing for a person, and nothing that is not the client's while one acts. */
export function OwnKind() {
  const role = activeRole(useSession().session);
  if (actingFor()) return null;
  if (role === 'Agent') return <AgentStanding />;
  if (!organisationRoles.some((own) => own === role)) return null;
  return (
    <>
      <EmployerMonths />
      <WithholdingMonths />
    </>
  );
}
