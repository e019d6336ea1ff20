import { useQueryClient } from '@portal/platform/query';
import type { AnyReport } from '../list-screen-definition.ts';

/** Reads the rows and sums of a list anew, wherever it is shown: after something was done to one of them. */
export function useRefreshList({ id }: Pick<AnyReport, 'id'>): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['reports', id] });
}
