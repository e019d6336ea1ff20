import { useQueryClient } from '@portal/platform/query';
import { useNavigate } from '@portal/platform/router';
import { workKey } from '../queue/use-queue.ts';

/** When it is proposed: the case is shown that a second person decides. */
export function useProposed(proposalsPath: string, onClose: () => void) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return ({ workId }: { readonly workId: string }) => {
    void queryClient.invalidateQueries({ queryKey: workKey });
    onClose();
    void navigate(`${proposalsPath}${proposalsPath.includes('?') ? '&' : '?'}record=${workId}`);
  };
}
