import { messageFrom, useApiClient } from '@portal/api-client';
import {
  importSettlementFile,
  type SettlementColumns,
  type SettlementField,
  type SettlementFilePreview,
  settlementFields,
} from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useMutation } from '@portal/platform/query';
import { Button, Notice } from '@portal/ui';
import { SelectField } from '@portal/ui/forms';
import { ChoiceField } from '@portal/workspace/forms';
import { useState } from 'react';
import { fieldTexts, fileTexts } from './file-texts.ts';
import { useSettlementChanged } from './settlement.queries.ts';

const dayOrders = ['year-first', 'day-first'] as const;

/** Which heading means what, as it was remembered or guessed; importing remembers it. */
export function ColumnsForm({ file }: { readonly file: SettlementFilePreview }) {
  const localized = useLocalized();
  const api = useApiClient();
  const changed = useSettlementChanged();
  const [columns, setColumns] = useState<SettlementColumns>(file.columns);
  const isOpen = file.state === 'received' || file.state === 'failed';
  const importing = useMutation({
    mutationFn: () => api(importSettlementFile, { params: { id: file.id }, body: { columns } }),
    onSuccess: changed,
  });
  const choices = file.headings.map((heading, at) => ({
    id: heading,
    displayField: [heading, file.rows[0]?.[at]].filter(Boolean).join(': ').slice(0, 60),
  }));

  function choose(field: SettlementField, heading: string) {
    const { [field]: _, ...others } = columns.fields;
    setColumns({ ...columns, fields: heading === '' ? others : { ...others, [field]: heading } });
  }

  return (
    <>
      <p className="ws-record-quiet">{localized(fileTexts.columnsText)}</p>
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
      {importing.error && (
        <Notice kind="danger" title={messageFrom(importing.error, localized(fileTexts.failed))} role="alert" />
      )}
      {isOpen && (
        <p>
          <Button pending={importing.isPending} onClick={() => importing.mutate()}>
            {localized(fileTexts.import)}
          </Button>
        </p>
      )}
    </>
  );
}
