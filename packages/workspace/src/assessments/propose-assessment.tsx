import { lazyPart, useLocalized } from '@portal/platform';
import { Button } from '@portal/ui';
import { Suspense, useState } from 'react';
import { assessmentTexts as texts } from './assessment-texts.ts';
import { useAssessmentsChanged } from './use-assessment.ts';

const ProposeDialog = lazyPart(async () => (await import('./propose-dialog.tsx')).ProposeDialog);

/** A button with its dialog. */
export function ProposeAssessment({ tpui }: { readonly tpui?: string }) {
  const localized = useLocalized();
  const changed = useAssessmentsChanged();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {localized(texts.propose)}
      </Button>
      <Suspense>
        {isOpen && (
          <ProposeDialog {...(tpui !== undefined && { tpui })} onClose={() => setOpen(false)} onProposed={changed} />
        )}
      </Suspense>
    </>
  );
}
