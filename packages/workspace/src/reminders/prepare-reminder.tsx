import { lazyPart, useLocalized } from '@portal/platform';
import { Button } from '@portal/ui';
import { Suspense, useState } from 'react';
import { words } from './words.ts';

const PrepareDialog = lazyPart(async () => (await import('./prepare-dialog.tsx')).PrepareDialog);

/** A button with its dialog. */
export function PrepareReminder() {
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
