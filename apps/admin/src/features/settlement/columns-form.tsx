import { messageFrom, useApiClient } from '@portal/api-client';
import {
  importSettlementFile,
  type SettlementColumns,
  type SettlementField,
  type SettlementFilePreview,
  settlementFields,
} from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useMutation } from '@portal/platform/query';
import { Button, formatDateTime, Notice } from '@portal/ui';
import { SelectField } from '@portal/ui/forms';
import { ChoiceField } from '@portal/workspace/forms';
import { useState } from 'react';
import { FileReading } from './file-reading.tsx';
import { fieldTexts, fileTexts } from './file-texts.ts';
import { useSettlementChanged, useSettlementReading } from './settlement.queries.ts';

const dayOrders = ['year-first', 'day-first', 'month-first'] as const;

/** Which heading means what, as it was remembered or guessed, and what is understood so; importing remembers it. */
export function ColumnsForm({ file }: { readonly file: SettlementFilePreview }) {
  const localized = useLocalized();
  const api = useApiClient();
  const language = useLanguage();
  const changed = useSettlementChanged();
  const [columns, setColumns] = useState<SettlementColumns>(file.columns);
  const isOpen = file.state === 'received' || file.state === 'failed';
  const reading = useSettlementReading(file.id, columns, isOpen);
  const seen = reading.isPlaceholderData ? undefined : reading.data?.seen;
  const importing = useMutation({
    mutationFn: (seen: string) => api(importSettlementFile, { params: { id: file.id }, body: { columns, seen } }),
    onSuccess: changed,
    // What it would do is something else now: whoever decides looks again.
    onError: () => void reading.refetch(),
  });
  const choices = file.headings.map((heading, at) => ({
    id: heading,
    displayField: [heading, file.rows[0]?.cells[at]].filter(Boolean).join(': ').slice(0, 60),
  }));

  function choose(field: SettlementField, heading: string) {
    const { [field]: _, ...others } = columns.fields;
    setColumns({ ...columns, fields: heading === '' ? others : { ...others, [field]: heading } });
  }

  return (
    <>
      <p className="ws-record-quiet">{localized(fileTexts.columnsText)}</p>
      {file.columnsBy && (
        <p>
          {localized(
            fileTexts.columnsBy(
              file.columnsBy.person,
              file.columnsBy.file,
              formatDateTime(file.columnsBy.at, language),
            ),
          )}
        </p>
      )}
      {settlementFields.map((field) => (
        <ChoiceField
          key={field}
          id={`column-${field}`}
          label={localized(fieldTexts[field])}
          value={columns.fields[field] ?? ''}
          error={undefined}
          choices={choices}
          placeholder={localized(fileTexts.leftOut)}
          disabled={!isOpen}
          onChange={(typed) => choose(field, typeof typed === 'string' ? typed : typed.currentTarget.value)}
          onBlur={() => {}}
        />
      ))}
      <SelectField
        label={localized(fileTexts.dayOrder)}
        value={columns.dayOrder}
        disabled={!isOpen}
        data={dayOrders.map((value) => ({ value, label: localized(fileTexts.dayOrders[value]) }))}
        onChange={({ currentTarget: { value } }) => {
          const dayOrder = dayOrders.find((one) => one === value);
          if (dayOrder) setColumns({ ...columns, dayOrder });
        }}
      />
      {isOpen && (
        <section aria-label={localized(fileTexts.understood)}>
          <h3>{localized(fileTexts.understood)}</h3>
          <FileReading id={file.id} columns={columns} onAnswer={setColumns} />
        </section>
      )}
      {importing.error && (
        <Notice kind="danger" title={messageFrom(importing.error, localized(fileTexts.failed))} role="alert" />
      )}
      {isOpen && file.isOwn && (
        <Notice kind="info" title={localized(fileTexts.own)}>
          <p>{localized(fileTexts.byTwo)}</p>
        </Notice>
      )}
      {isOpen && !file.isOwn && (
        <p>
          <Button
            pending={importing.isPending}
            disabled={seen === undefined}
            onClick={() => seen !== undefined && importing.mutate(seen)}
          >
            {localized(fileTexts.import)}
          </Button>
        </p>
      )}
    </>
  );
}
