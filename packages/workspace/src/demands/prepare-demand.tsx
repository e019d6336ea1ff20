import { lazyPart, useLocalized } from '@portal/platform';
import { Button } from '@portal/ui';
import { Suspense, useState } from 'react';
import { words } from './words.ts';

const PrepareDialog = lazyPart(async () => (await import('./prepare-dialog.tsx')).PrepareDialog);

/** For somebody of an office: among the actions of the list of notices. */
export function PrepareDemand() {
  const localized = useLocalized();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {localized(words.prepare)}
      </Button>
      {isOpen && (
        <Suspense>
          <PrepareDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
