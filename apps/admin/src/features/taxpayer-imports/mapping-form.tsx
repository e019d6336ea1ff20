import { messageFrom, useApiClient } from '@portal/api-client';
import {
  checkTaxpayerImport,
  type DecimalMark,
  type ImportFieldName,
  importFieldNames,
  importFields,
  type TaxpayerImportRecord,
} from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useMutation } from '@portal/platform/query';
import { Button, Notice, showToast } from '@portal/ui';
import { ChoiceField, MarkQuestion } from '@portal/workspace/forms';
import { useState } from 'react';
import { texts } from './texts.ts';
import { useImportChanged } from './use-import.ts';

/** Which column says what; suggested by the headings. Checking writes nothing. */
export function MappingForm({ record }: { readonly record: TaxpayerImportRecord }) {
  const localized = useLocalized();
  const api = useApiClient();
  const changed = useImportChanged();
  const [mapping, setMapping] = useState<Partial<Record<ImportFieldName, number>>>(record.mapping);
  const isOpen = record.state === 'read' || record.state === 'checked';
  const checking = useMutation({
    mutationFn: (decimalMark?: DecimalMark) =>
      api(checkTaxpayerImport, { params: { id: record.id }, body: { mapping, ...(decimalMark && { decimalMark }) } }),
    onSuccess: ({ asked }) => asked || showToast({ kind: 'success', message: localized(texts.checked) }),
    onSettled: changed,
  });
  const choices = record.headers.map((header, column) => ({
    id: column,
    displayField: [header, record.sample[0]?.[column]].filter(Boolean).join(': ').slice(0, 60) || String(column + 1),
  }));

  function choose(field: ImportFieldName, value: string) {
    const { [field]: _, ...others } = mapping;
    setMapping(value === '' ? others : { ...others, [field]: Number(value) });
  }

  return (
    <>
      {importFieldNames.map((field) => (
        <ChoiceField
          key={field}
          id={`import-${field}`}
          label={localized(importFields[field].label)}
          value={String(mapping[field] ?? '')}
          error={undefined}
          choices={choices}
          placeholder={localized(texts.leftOut)}
          disabled={!isOpen}
          onChange={(typed) => choose(field, typeof typed === 'string' ? typed : typed.currentTarget.value)}
          onBlur={() => {}}
        />
      ))}
      {isOpen && record.asked && (
        <MarkQuestion asked={record.asked} isBusy={checking.isPending} onAnswer={(mark) => checking.mutate(mark)} />
      )}
      {checking.error && (
        <Notice kind="danger" title={messageFrom(checking.error, localized(texts.failed))} role="alert" />
      )}
      {isOpen && (
        <p>
          <Button pending={checking.isPending} onClick={() => checking.mutate(undefined)}>
            {localized(texts.check)}
          </Button>
        </p>
      )}
    </>
  );
}
