import { useApiClient } from '@portal/api-client';
import {
  changeTaxManager,
  createCover,
  groupReference,
  issueStaffCard,
  limitsAsRead,
  revokeStaffCard,
} from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { DateField, MoneyField, TextAreaField, TextField } from '@portal/ui/forms';
import { CoverDialog, FormDialog, ReasonDialog, useContractForm } from '@portal/workspace/forms';
import { useState } from 'react';
import type { ManagerDialogProps } from './manager-dialog-props.ts';
import { texts } from './texts.ts';

export function LimitsDialog({ manager, act, onClose }: ManagerDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  // As it was opened: what comes meanwhile is not what is shown.
  const [asRead] = useState(() => limitsAsRead(manager));
  const form = useContractForm({
    kinds: { staffNumber: 'text', grade: 'text', portfolioLimit: 'whole', delegationLimitKobo: 'kobo', reason: 'text' },
    schema: changeTaxManager.body,
    labels: {
      staffNumber: localized(texts.staffNumber),
      grade: localized(texts.grade),
      portfolioLimit: localized(texts.portfolioLimit),
      delegationLimitKobo: localized(texts.delegationLimit),
      reason: localized(texts.reason),
    },
    initial: manager,
    save: (body) => act(() => api(changeTaxManager, { params: { id: manager.id }, query: { asRead }, body })),
    done: localized(texts.saved),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`${localized(texts.setLimits)}: ${manager.name}`}
      form={form}
      action={localized(texts.setLimits)}
      onClose={onClose}
    >
      <TextField {...form.field('staffNumber')} maxLength={30} data-autofocus />
      <TextField {...form.field('grade')} maxLength={60} />
      <TextField {...form.field('portfolioLimit')} inputMode="numeric" required />
      <MoneyField {...form.field('delegationLimitKobo')} required />
      <TextAreaField {...form.field('reason')} maxLength={500} rows={2} required />
    </FormDialog>
  );
}

/** Who stands in while they are away. */
export function ManagerCoverDialog({ manager, act, onClose }: ManagerDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  return (
    <CoverDialog
      title={`${localized(texts.cover)}: ${manager.name}`}
      action={localized(texts.cover)}
      schema={createCover.body}
      ids="codes"
      choices={manager.colleagues.map(({ id, name }) => ({ id, displayField: name }))}
      shape={(typed) => ({ ...typed, absentId: manager.id })}
      save={(body) => act(() => api(createCover, { body }))}
      done={localized(texts.saved)}
      onDone={onClose}
      onClose={onClose}
    >
      <p>{localized(texts.coverEffect)}</p>
    </CoverDialog>
  );
}

export function CardDialog({ manager, act, onClose }: ManagerDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const title = localized(manager.card ? texts.reissue : texts.issue);
  const form = useContractForm({
    kinds: { validUntil: 'day' },
    schema: issueStaffCard.body,
    labels: { validUntil: localized(texts.untilDay) },
    save: (body) => act(() => api(issueStaffCard, { params: { id: manager.id }, body })),
    done: ({ code }) => `${localized(texts.issued)}: ${groupReference(code)}`,
    onDone: onClose,
    fieldOf: (error) => (error.is('staff-card.day-past') ? { validUntil: error.message } : {}),
  });
  return (
    <FormDialog title={`${title}: ${manager.name}`} form={form} action={title} onClose={onClose}>
      <p>{localized(texts.issueEffect)}</p>
      <DateField {...form.field('validUntil')} required />
    </FormDialog>
  );
}

export function RevokeDialog({ manager, act, onClose }: ManagerDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  return (
    <ReasonDialog
      title={`${localized(texts.revoke)}: ${manager.name}`}
      action={localized(texts.revoke)}
      variant="danger"
      onClose={onClose}
      confirm={(reason) => act(() => api(revokeStaffCard, { params: { id: manager.id }, body: { reason } }))}
      done={localized(texts.revoked)}
    >
      <p>{localized(texts.revokeEffect)}</p>
    </ReasonDialog>
  );
}
