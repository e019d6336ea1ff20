import { homeStateId } from '@portal/contracts';
import { useLgas } from '@portal/platform/lookups';

/** The local government areas of this state, as a select wants them; an empty list until they are there. */
export function useHomeAreas() {
  const query = useLgas(homeStateId);
  const options = (query.data ?? []).map(({ id, displayField }) => ({ value: String(id), label: displayField }));
  return { options, hasFailed: query.isError, retry: () => void query.refetch() };
}
