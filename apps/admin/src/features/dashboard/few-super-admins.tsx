import { useApiClient } from '@portal/api-client';
import { useSession } from '@portal/auth';
import { countSuperAdmins } from '@portal/contracts';
import { useQuery } from '@portal/platform/query';
import { Notice, TextLink } from '@portal/ui';
import { superAdmins } from '../../super-admins.ts';
import { useDashboardMessages } from './messages/use-dashboard-messages.ts';

/** With fewer SuperAdmins than there should be, one who is away stops everything that takes two: said to them until it is put right. */
export function FewSuperAdmins() {
  const { session } = useSession();
  return superAdmins.some((role) => role === session?.roles[0]) ? <Warning /> : null;
}

function Warning() {
  const messages = useDashboardMessages();
  const api = useApiClient();
  const query = useQuery({
    queryKey: ['users', 'super-admins'],
    queryFn: ({ signal }) => api(countSuperAdmins, {}, signal),
  });
  // Not knowing is no news, and the dashboard says enough of what it could not read.
  if (!query.data || query.data.active >= query.data.wanted) return null;
  const { active, wanted } = query.data;
  return (
    <Notice kind="warning" title={messages.fewTitle(active, wanted)}>
      <p>{messages.fewText}</p>
      <p>
        <TextLink to="/admin/settings/users">{messages.fewPropose}</TextLink>
      </p>
    </Notice>
  );
}
