import { useApiClient } from '@portal/api-client';
import { downloadStaffCard } from '@portal/contracts';
import { lazyPart, useLocalized } from '@portal/platform';
import { Button } from '@portal/ui';
import { PrintCard } from '@portal/workspace/records';
import { Suspense, useState } from 'react';
import type { ManagerDialogProps } from './manager-dialog-props.ts';
import { texts } from './texts.ts';

const AddDialog = lazyPart(async () => (await import('./portfolio-dialogs.tsx')).AddDialog);
const FillDialog = lazyPart(async () => (await import('./portfolio-dialogs.tsx')).FillDialog);
const TransferDialog = lazyPart(async () => (await import('./portfolio-dialogs.tsx')).TransferDialog);
const LimitsDialog = lazyPart(async () => (await import('./manager-dialogs.tsx')).LimitsDialog);
const ManagerCoverDialog = lazyPart(async () => (await import('./manager-dialogs.tsx')).ManagerCoverDialog);
const CardDialog = lazyPart(async () => (await import('./manager-dialogs.tsx')).CardDialog);
const RevokeDialog = lazyPart(async () => (await import('./manager-dialogs.tsx')).RevokeDialog);

type Dialog = 'limits' | 'add' | 'fill' | 'transfer' | 'cover' | 'card' | 'revoke';

/** What may be done with a tax manager now. */
export function ManagerActions({ manager, act }: Omit<ManagerDialogProps, 'onClose'>) {
  const localized = useLocalized();
  const api = useApiClient();
  const [open, setOpen] = useState<Dialog>();
  const hasTaxpayers = manager.portfolioSize > 0;
  const isActive = manager.status === 'active';
  const actions: readonly (readonly [Dialog, string, boolean])[] = [
    ['limits', localized(texts.setLimits), true],
    ['add', localized(texts.add), isActive],
    ['fill', localized(texts.fill), isActive && manager.unmanaged > 0],
    ['transfer', localized(texts.transfer), hasTaxpayers && manager.colleagues.length > 0],
    ['cover', localized(texts.cover), isActive && manager.colleagues.length > 0],
    ['card', localized(manager.card ? texts.reissue : texts.issue), isActive],
    ['revoke', localized(texts.revoke), manager.card !== null],
  ];
  const props = { manager, act, onClose: () => setOpen(undefined) };
  return (
    <div className="ws-record-actions ui-screen-only">
      {actions
        .filter(([, , isPossible]) => isPossible)
        .map(([dialog, label]) => (
          <Button key={dialog} size="sm" variant="secondary" onClick={() => setOpen(dialog)}>
            {label}
          </Button>
        ))}
      {isActive && manager.cardCode !== null && (
        <PrintCard
          print={() => api(downloadStaffCard, { params: { id: manager.id } })}
          fileName={`card-${manager.cardCode}`}
        />
      )}
      <Suspense>
        {open === 'limits' && <LimitsDialog {...props} />}
        {open === 'add' && <AddDialog {...props} />}
        {open === 'fill' && <FillDialog {...props} />}
        {open === 'transfer' && <TransferDialog {...props} />}
        {open === 'cover' && <ManagerCoverDialog {...props} />}
        {open === 'card' && <CardDialog {...props} />}
        {open === 'revoke' && <RevokeDialog {...props} />}
      </Suspense>
    </div>
  );
}
