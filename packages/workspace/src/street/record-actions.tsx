import { useApiClient } from '@portal/api-client';
import { acceptFieldRecord, rejectFieldRecord, returnFieldRecord } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Button } from '@portal/ui';
import { useState } from 'react';
import { ConfirmDialog, ReasonDialog } from '../forms/index.ts';
import { PremisesDialog, TaxpayerDialog } from './acceptance-dialogs.tsx';
import type { RecordPartProps } from './record-part-props.ts';
import { recordTexts as texts } from './record-texts.ts';

type Opened = 'asPremises' | 'asTaxpayer' | 'asLead' | 'asRecord' | 'sendBack' | 'reject';

/** A record is decided once. None of it makes a bill. */
export function RecordActions({ record, act }: RecordPartProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const [opened, setOpened] = useState<Opened>();
  const params = { id: record.id };
  const close = () => setOpened(undefined);
  const saidYes = record.consent === 'yes';
  const offered: readonly Opened[] = [
    ...(saidYes ? (['asTaxpayer', 'asPremises', 'asLead'] as const) : []),
    ...(['asRecord', 'sendBack', 'reject'] as const),
  ];
  return (
    <>
      <p>{localized(texts.noBill)}</p>
      <div className="ws-record-actions ui-screen-only">
        {offered.map((name) => (
          <Button key={name} size="sm" variant="secondary" onClick={() => setOpened(name)}>
            {localized(texts[name])}
          </Button>
        ))}
      </div>
      {opened === 'asPremises' && <PremisesDialog record={record} act={act} onClose={close} />}
      {opened === 'asTaxpayer' && <TaxpayerDialog record={record} act={act} onClose={close} />}
      {(opened === 'asLead' || opened === 'asRecord') && (
        <ConfirmDialog
          title={`${localized(texts[opened])}: ${record.sign}`}
          action={localized(texts[opened])}
          onClose={close}
          confirm={() =>
            act(() => api(acceptFieldRecord, { params, body: { as: opened === 'asLead' ? 'lead' : 'record' } }))
          }
          done={localized(texts.saved)}
        >
          <p>{localized(opened === 'asLead' ? texts.leadEffect : texts.recordEffect)}</p>
        </ConfirmDialog>
      )}
      {(opened === 'sendBack' || opened === 'reject') && (
        <ReasonDialog
          title={`${localized(texts[opened])}: ${record.sign}`}
          action={localized(texts[opened])}
          variant={opened === 'reject' ? 'danger' : 'primary'}
          onClose={close}
          confirm={(reason) =>
            act(() => api(opened === 'reject' ? rejectFieldRecord : returnFieldRecord, { params, body: { reason } }))
          }
          done={localized(texts.saved)}
        >
          {opened === 'sendBack' && <p>{localized(texts.sendBackEffect)}</p>}
        </ReasonDialog>
      )}
    </>
  );
}
