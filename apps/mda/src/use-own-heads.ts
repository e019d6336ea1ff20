import { useSession } from '@portal/auth';
import { useLookup } from '@portal/platform/lookups';
import type { HeadChoice } from '@portal/workspace/billing';

/** The revenue heads of the MDA one works for, by name. */
export function useOwnHeads(): readonly HeadChoice[] | undefined {
  const heads = useLookup('revenueHeads');
  const scope = useSession().session?.user.scope;
  const mdaId = scope?.kind === 'mda' ? scope.mdaId : undefined;
  const own = heads.data?.filter((head) => head.mdaId === mdaId);
  return own?.sort((one, other) => one.displayField.localeCompare(other.displayField));
}
