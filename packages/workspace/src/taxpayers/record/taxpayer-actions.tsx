import { useApiClient } from '@portal/api-client';
import { activeRole, useSession } from '@portal/auth';
import {
  addFactOf,
  proposeAssessment,
  proposeStandingChange,
  reinstateUsers,
  suspendUsers,
  type TaxpayerRecord,
} from '@portal/contracts';
import { lazyPart, useLocalized } from '@portal/platform';
import { Button } from '@portal/ui';
import { Suspense, useState } from 'react';
import { useTaxpayerMessages } from '../messages/use-taxpayer-messages.ts';
import { mayConfirmOffice, mayMoveTaxpayers } from '../who-moves.ts';
import { factTexts } from './fact-texts.ts';
import { standingTexts } from './standing-texts.ts';
import { texts } from './texts.ts';
import { useTaxpayerChanged } from './use-taxpayer-record.ts';

const OfficeDialog = lazyPart(async () => (await import('../office-dialog.tsx')).OfficeDialog);
const ProposeAssessment = lazyPart(
  async () => (await import('../../assessments/propose-assessment.tsx')).ProposeAssessment,
);
const FactDialog = lazyPart(async () => (await import('./fact-dialog.tsx')).FactDialog);
const StandingDialog = lazyPart(async () => (await import('./standing-dialog.tsx')).StandingDialog);
const ReasonDialog = lazyPart(async () => (await import('../../forms/dialogs/reason-dialog.tsx')).ReasonDialog);

export interface TaxpayerActionsProps {
  readonly record: TaxpayerRecord;
}

/** What may be done with a taxpayer now; the server decides for itself. */
export function TaxpayerActions({ record: { taxpayer, account } }: TaxpayerActionsProps) {
  const localized = useLocalized();
  const messages = useTaxpayerMessages();
  const api = useApiClient();
  const changed = useTaxpayerChanged(taxpayer.tpui);
  const role = activeRole(useSession().session);
  const [open, setOpen] = useState<'office' | 'account' | 'standing' | 'fact'>();
  const close = () => setOpen(undefined);
  const mayMove = mayMoveTaxpayers(role);
  const mayProposeStanding = proposeStandingChange.access.some((one) => one === role);
  const mayAssess = proposeAssessment.access.some((one) => one === role);
  const mayRecord = !account && addFactOf.access.some((one) => one === role);
  const isSuspended = account?.status === 'suspended';
  return (
    <>
      {(mayMove || mayConfirmOffice(role, taxpayer)) && (
        <Button size="sm" variant="secondary" onClick={() => setOpen('office')}>
          {mayMove ? messages.move : messages.confirm}
        </Button>
      )}
      {account && role === 'SuperAdmin' && (
        <Button size="sm" variant="secondary" onClick={() => setOpen('account')}>
          {localized(isSuspended ? texts.reinstate : texts.suspend)}
        </Button>
      )}
      {mayProposeStanding && taxpayer.standing !== 'merged' && (
        <Button size="sm" variant="secondary" onClick={() => setOpen('standing')}>
          {localized(standingTexts.change)}
        </Button>
      )}
      {mayRecord && taxpayer.standing !== 'merged' && (
        <Button size="sm" variant="secondary" onClick={() => setOpen('fact')}>
          {localized(factTexts.record)}
        </Button>
      )}
      <Suspense>
        {open === 'fact' && <FactDialog taxpayer={taxpayer} onClose={close} onRecorded={changed} />}
        {mayAssess && taxpayer.standing !== 'merged' && <ProposeAssessment tpui={taxpayer.tpui} />}
        {open === 'standing' && <StandingDialog taxpayer={taxpayer} onClose={close} onProposed={changed} />}
        {open === 'office' && <OfficeDialog taxpayer={taxpayer} mayMove={mayMove} onClose={close} />}
        {open === 'account' && account && (
          <ReasonDialog
            title={`${localized(isSuspended ? texts.reinstate : texts.suspend)}: ${taxpayer.name}`}
            action={localized(isSuspended ? texts.reinstate : texts.suspend)}
            variant={isSuspended ? 'primary' : 'danger'}
            isTwoStep={!isSuspended}
            onClose={close}
            confirm={(reason) =>
              api(isSuspended ? reinstateUsers : suspendUsers, { body: { userIds: [account.userId], reason } })
            }
            done={localized(isSuspended ? texts.reinstated : texts.suspended)}
            onDone={changed}
          >
            <p>{localized(isSuspended ? texts.reinstateEffect : texts.suspendEffect)}</p>
          </ReasonDialog>
        )}
      </Suspense>
    </>
  );
}
