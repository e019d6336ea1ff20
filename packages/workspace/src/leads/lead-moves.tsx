import { type LeadAct, type LeadDetail, leadActs } from '@portal/contracts';
import { lazyPart, useLocalized } from '@portal/platform';
import { Button } from '@portal/ui';
import { type ComponentType, Suspense, useState } from 'react';
import type { LeadDialogProps } from './lead-dialog-props.ts';
import { leadTexts as texts } from './lead-texts.ts';
import { useLeadsChanged } from './use-lead.ts';

const dialogs: Readonly<Record<LeadAct, ComponentType<LeadDialogProps>>> = {
  register: lazyPart(async () => (await import('./register-dialog.tsx')).RegisterDialog),
  'open-discrepancy': lazyPart(async () => (await import('./open-discrepancy-dialog.tsx')).OpenDiscrepancyDialog),
  'ask-return': lazyPart(async () => (await import('./ask-return-dialog.tsx')).AskReturnDialog),
  merge: lazyPart(async () => (await import('./merge-dialog.tsx')).MergeDialog),
  dismiss: lazyPart(async () => (await import('./dismiss-dialog.tsx')).DismissDialog),
};

/** What whoever looks may do with it, a dialog for each. */
export function LeadMoves({ lead }: { readonly lead: LeadDetail }) {
  const localized = useLocalized();
  const changed = useLeadsChanged();
  const [open, setOpen] = useState<LeadAct>();
  const acts = leadActs.filter((act) => lead.acts.includes(act));
  if (acts.length === 0) return <p className="ws-quiet">{localized(texts.nothing)}</p>;
  const Dialog = open && dialogs[open];
  return (
    <>
      <div className="ws-moves">
        {acts.map((act, index) => (
          <Button key={act} size="sm" variant={index === 0 ? 'primary' : 'secondary'} onClick={() => setOpen(act)}>
            {localized(texts.acts[act])}
          </Button>
        ))}
      </div>
      <Suspense>{Dialog && <Dialog lead={lead} onClose={() => setOpen(undefined)} onDone={changed} />}</Suspense>
    </>
  );
}
