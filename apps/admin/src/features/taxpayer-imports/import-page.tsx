import { useApiClient } from '@portal/api-client';
import {
  groupThousands,
  proposeTaxpayerImport,
  type TaxpayerImportRecord,
  undoTaxpayerImport,
} from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useParams } from '@portal/platform/router';
import { Button, LinkButton, Money } from '@portal/ui';
import { ReasonDialog } from '@portal/workspace/forms';
import { Facts } from '@portal/workspace/lists';
import { RecordPage, RecordSection } from '@portal/workspace/records';
import { useState } from 'react';
import { ImportRows } from './import-rows.tsx';
import { MappingForm } from './mapping-form.tsx';
import { texts } from './texts.ts';
import { useImport, useImportChanged } from './use-import.ts';

/** One spreadsheet: its columns, what would be written or was, what is wrong, and how it goes on: `/admin/tax-payers/imports/:id`. */
export function ImportPage() {
  const localized = useLocalized();
  const { id = '' } = useParams();
  return (
    <RecordPage
      kind={localized(texts.kind)}
      title={({ fileName }) => fileName}
      actions={(record) => <Actions record={record} />}
      source={useImport(id)}
    >
      {(record) => (
        <>
          {record.state !== 'read' && <Result record={record} />}
          <RecordSection title={localized(texts.columns)}>
            <MappingForm key={JSON.stringify(record.mapping)} record={record} />
          </RecordSection>
          {record.state === 'read' && <Result record={record} />}
          <div className="ws-record-all">
            <ImportRows record={record} />
          </div>
        </>
      )}
    </RecordPage>
  );
}

interface RecordProps {
  readonly record: TaxpayerImportRecord;
}

function Result({ record }: RecordProps) {
  const localized = useLocalized();
  const isWritten = record.state === 'applied' || record.state === 'undone';
  return (
    <RecordSection title={localized(isWritten ? texts.written : texts.dryRun)}>
      <Facts
        facts={[
          [localized(texts.state), localized(texts.states[record.state])],
          [localized(texts.rows), groupThousands(record.rows)],
          ...(record.state === 'read'
            ? []
            : ([
                [localized(texts.good), groupThousands(record.good)],
                [localized(texts.bad), groupThousands(record.bad)],
                [localized(texts.newTaxpayers), groupThousands(record.newTaxpayers)],
                [localized(texts.bills), groupThousands(record.bills)],
                [localized(texts.total), <Money key="total" amountKobo={record.totalKobo} />],
              ] as const)),
          [localized(texts.kept), record.state === 'undone' ? groupThousands(record.kept) : ''],
        ]}
      />
      {record.state === 'read' && <p className="ws-record-quiet">{localized(texts.notChecked)}</p>}
    </RecordSection>
  );
}

function Actions({ record: { id, state, good, workId, undoWorkId } }: RecordProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const changed = useImportChanged();
  const [open, setOpen] = useState<'propose' | 'undo'>();
  const close = () => setOpen(undefined);
  return (
    <>
      {state === 'checked' && good > 0 && (
        <Button size="sm" onClick={() => setOpen('propose')}>
          {localized(texts.propose)}
        </Button>
      )}
      {state === 'proposed' && (
        <LinkButton to={`/admin/tax-payers/imports?tab=decide&record=${workId}`} variant="secondary">
          {localized(texts.toDecide)}
        </LinkButton>
      )}
      {state === 'applied' && undoWorkId && (
        <LinkButton to={`/admin/tax-payers/imports?tab=undo&record=${undoWorkId}`} variant="secondary">
          {localized(texts.toDecide)}
        </LinkButton>
      )}
      {state === 'applied' && !undoWorkId && (
        <Button size="sm" variant="secondary" onClick={() => setOpen('undo')}>
          {localized(texts.undo)}
        </Button>
      )}
      {open === 'propose' && (
        <ReasonDialog
          title={localized(texts.propose)}
          action={localized(texts.propose)}
          onClose={close}
          confirm={(reason) => api(proposeTaxpayerImport, { params: { id }, body: { reason } })}
          done={localized(texts.proposed)}
          onDone={changed}
        >
          <p>{localized(texts.proposeText)}</p>
        </ReasonDialog>
      )}
      {open === 'undo' && (
        <ReasonDialog
          title={localized(texts.undo)}
          action={localized(texts.undo)}
          variant="danger"
          isTwoStep
          onClose={close}
          confirm={(reason) => api(undoTaxpayerImport, { params: { id }, body: { reason } })}
          done={localized(texts.proposed)}
          onDone={changed}
        >
          <p>{localized(texts.undoText)}</p>
        </ReasonDialog>
      )}
    </>
  );
}
