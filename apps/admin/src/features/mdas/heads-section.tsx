import { useApiClient } from '@portal/api-client';
import { activeRole, useSession } from '@portal/auth';
import { changeRevenueHead, createRevenueHead, type Mda } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Button } from '@portal/ui';
import { CheckboxField, TextField } from '@portal/ui/forms';
import { Modal } from '@portal/ui/overlays';
import { TariffList } from '@portal/workspace/billing';
import { FormDialog, useContractForm } from '@portal/workspace/forms';
import { RecordSection } from '@portal/workspace/records';
import { useState } from 'react';
import { texts } from './texts.ts';
import { useChanged } from './use-mda.ts';

type Head = Mda['heads'][number];

export interface HeadsSectionProps {
  readonly mda: Mda;
}

/** What the MDA bills for. A head ends rather than goes: its books stay. */
export function HeadsSection({ mda }: HeadsSectionProps) {
  const localized = useLocalized();
  const role = activeRole(useSession().session);
  const [open, setOpen] = useState<Head | 'new'>();
  const [priced, setPriced] = useState<Head>();
  const close = () => setOpen(undefined);
  return (
    <RecordSection
      title={localized(texts.heads)}
      actions={
        <Button size="sm" variant="secondary" onClick={() => setOpen('new')}>
          {localized(texts.addHead)}
        </Button>
      }
    >
      <ul className="ws-record-list">
        {mda.heads.map((head) => (
          <li key={head.id}>
            <span>
              {head.name}
              <small>
                {[
                  head.code,
                  head.isIllustrative && localized(texts.illustrative),
                  head.allowsPlans && localized(texts.allowsPlans),
                  !head.isActive && localized(texts.ended),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </span>
            {role === 'SuperAdmin' && (
              <Button
                size="sm"
                variant="quiet"
                aria-label={`${localized(texts.tariffs)}: ${head.name}`}
                onClick={() => setPriced(head)}
              >
                {localized(texts.tariffs)}
              </Button>
            )}
            <Button
              size="sm"
              variant="quiet"
              aria-label={`${localized(texts.change)}: ${head.name}`}
              onClick={() => setOpen(head)}
            >
              {localized(texts.change)}
            </Button>
          </li>
        ))}
      </ul>
      {priced && (
        <Modal
          isOpen
          onClose={() => setPriced(undefined)}
          title={`${localized(texts.tariffs)}: ${priced.name}`}
          width={720}
        >
          <TariffList revenueHeadCode={priced.code} empty={localized(texts.noTariffs)} actions={() => null} />
        </Modal>
      )}
      {open === 'new' && <NewHeadDialog mdaId={mda.id} onClose={close} />}
      {open !== undefined && open !== 'new' && <HeadDialog mdaId={mda.id} head={open} onClose={close} />}
    </RecordSection>
  );
}

interface HeadDialogProps {
  readonly mdaId: number;
  readonly onClose: () => void;
}

function NewHeadDialog({ mdaId, onClose }: HeadDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const changed = useChanged(mdaId);
  const form = useContractForm({
    kinds: { code: 'text', name: 'text' },
    schema: createRevenueHead.body,
    labels: { code: localized(texts.headCode), name: localized(texts.headName) },
    save: (body) => api(createRevenueHead, { params: { id: mdaId }, body }),
    done: localized(texts.headAdded),
    onDone() {
      changed();
      onClose();
    },
  });
  return (
    <FormDialog title={localized(texts.addHead)} form={form} action={localized(texts.addHead)} onClose={onClose}>
      <TextField {...form.field('code')} inputMode="numeric" maxLength={8} data-autofocus />
      <TextField {...form.field('name')} maxLength={120} />
    </FormDialog>
  );
}

function HeadDialog({ mdaId, head, onClose }: HeadDialogProps & { readonly head: Head }) {
  const localized = useLocalized();
  const api = useApiClient();
  const role = activeRole(useSession().session);
  const changed = useChanged(mdaId);
  const form = useContractForm({
    kinds: { name: 'text', isActive: 'switch', allowsPlans: 'switch' },
    schema: changeRevenueHead.body,
    labels: {
      name: localized(texts.headName),
      isActive: localized(texts.isActive),
      allowsPlans: localized(texts.allowsPlans),
    },
    initial: { name: head.name, isActive: head.isActive, allowsPlans: head.allowsPlans },
    save: (body) => api(changeRevenueHead, { params: { id: head.id }, body }),
    done: localized(texts.saved),
    onDone() {
      changed();
      onClose();
    },
  });
  return (
    <FormDialog
      title={`${localized(texts.changeHead)} ${head.code}`}
      form={form}
      action={localized(texts.save)}
      onClose={onClose}
    >
      <TextField {...form.field('name')} maxLength={120} data-autofocus />
      <CheckboxField {...form.check('isActive')} />
      {role === 'SuperAdmin' && <CheckboxField {...form.check('allowsPlans')} />}
    </FormDialog>
  );
}
