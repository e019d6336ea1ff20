import { activeRole, useSession } from '@portal/auth';
import { askForSubstitution, type DemandDetail } from '@portal/contracts';
import { lazyPart, useLocalized } from '@portal/platform';
import { Button } from '@portal/ui';
import { Suspense, useState } from 'react';
import { words } from './words.ts';

const BeginDialog = lazyPart(async () => (await import('./begin-dialog.tsx')).BeginDialog);

/** Beside a demand that lapsed, for a Director: whether they act as Legal, the server says. */
export function BeginSubstitution({
  demand,
}: {
  readonly demand: Pick<DemandDetail, 'number' | 'standing' | 'bills'>;
}) {
  const localized = useLocalized();
  const role = activeRole(useSession().session);
  const [isOpen, setOpen] = useState(false);
  if (demand.standing !== 'lapsed' || !askForSubstitution.access.some((one) => one === role)) return null;
  return (
    <>
      <div className="ws-moves">
        <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
          {localized(words.begin)}
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <BeginDialog demand={demand} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
