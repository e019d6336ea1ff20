import { messageFrom, useApiClient } from '@portal/api-client';
import { activeRole, useSession } from '@portal/auth';
import { type DemandDetail, openEnforcement } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useMutation, useQueryClient } from '@portal/platform/query';
import { useNavigate } from '@portal/platform/router';
import { Button, Notice } from '@portal/ui';
import { words } from './words.ts';

/** A demand that lapsed goes on to the legal check by one press, for somebody of an office; its case opens then. */
export function EnforceDemand({
  demand: { number, standing },
}: {
  readonly demand: Pick<DemandDetail, 'number' | 'standing'>;
}) {
  const localized = useLocalized();
  const api = useApiClient();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const role = activeRole(useSession().session);
  const opening = useMutation({
    mutationFn: () => api(openEnforcement, { body: { demandNumber: number } }),
    onSuccess({ id }) {
      for (const key of ['work', 'reports', 'demands']) void queries.invalidateQueries({ queryKey: [key] });
      void navigate(`/tax-area-office/enforcement-tracking?record=${id}`);
    },
  });
  if (standing !== 'lapsed' || !openEnforcement.access.some((one) => one === role)) return null;
  return (
    <>
      <p className="ws-quiet">{localized(words.enforceText)}</p>
      <div className="ws-moves">
        <Button size="sm" variant="secondary" pending={opening.isPending} onClick={() => opening.mutate()}>
          {localized(words.enforce)}
        </Button>
      </div>
      {opening.isError && (
        <Notice kind="danger" role="alert">
          <p>{messageFrom(opening.error, localized(words.enforceFailed))}</p>
        </Notice>
      )}
    </>
  );
}
