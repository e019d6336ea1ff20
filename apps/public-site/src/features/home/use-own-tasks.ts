import { activeRole, dashboardOf, useSession } from '@portal/auth';
import { taxpayerRoles } from '@portal/contracts';
import { useMessages } from '../../messages.ts';

export interface HomeTask {
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

/** What a signed-in person comes for, in place of opening an account and signing in; nothing while nobody is known. */
export function useOwnTasks(): readonly HomeTask[] | undefined {
  const messages = useMessages();
  const { session } = useSession();
  if (!session) return undefined;
  const role = activeRole(session);
  const area: HomeTask = { to: dashboardOf(role), title: messages.taskArea, text: messages.taskAreaText };
  if (!taxpayerRoles.some((own) => own === role)) return [area];
  return [
    { to: '?a=login&routeTo=mda-collections', title: messages.taskBill, text: messages.taskBillText },
    area,
    { to: '/user/settings', title: messages.taskDetails, text: messages.taskDetailsText },
  ];
}
