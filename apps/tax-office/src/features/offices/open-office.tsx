import { activeRole, useSession } from '@portal/auth';
import { useLocalized } from '@portal/platform';
import { Button } from '@portal/ui';
import { OpenOfficeDialog } from '@portal/workspace/work';
import { useState } from 'react';
import { proposalsPath } from './proposals-path.ts';
import { texts } from './texts.ts';

/** A Director proposes an office that is not there yet. */
export function OpenOffice() {
  const localized = useLocalized();
  const isDirector = activeRole(useSession().session) === 'Tax Office Director';
  const [isOpen, setOpen] = useState(false);
  if (!isDirector) return null;
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {localized(texts.open)}
      </Button>
      {isOpen && <OpenOfficeDialog proposalsPath={proposalsPath} onClose={() => setOpen(false)} />}
    </>
  );
}
