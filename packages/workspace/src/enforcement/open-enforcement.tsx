import { lazyPart, useLocalized } from '@portal/platform';
import { Button } from '@portal/ui';
import { Suspense, useState } from 'react';
import { words } from './words.ts';

const OpenDialog = lazyPart(async () => (await import('./open-dialog.tsx')).OpenDialog);

/** For somebody of an office: among the actions of the list. */
export function OpenEnforcement() {
  const localized = useLocalized();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {localized(words.openCase)}
      </Button>
      {isOpen && (
        <Suspense>
          <OpenDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
