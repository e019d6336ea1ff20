import { messageFrom, useApiClient } from '@portal/api-client';
import {
  checkCertificates,
  checkedMost,
  clearancePurposes,
  clearancePurposeWords,
  type RequestOf,
} from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useMutation } from '@portal/platform/query';
import { Button, Notice, Page, Sheet } from '@portal/ui';
import { SelectField, TextAreaField } from '@portal/ui/forms';
import { type FormEvent, useState } from 'react';
import { screens } from '../../screens.ts';
import { Answers } from './answers.tsx';
import { texts, tooMany } from './texts.ts';
import { typedRows } from './typed-rows.ts';
import './clearance-check.css';

type Asked = RequestOf<typeof checkCertificates>['body'];

/** One number or a list, as they are typed or pasted at a counter, with an answer by row. */
export function ClearanceCheck() {
  const localized = useLocalized();
  const api = useApiClient();
  const [purpose, setPurpose] = useState<Asked['purpose']>(clearancePurposes[0]);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const check = useMutation({ mutationFn: (body: Asked) => api(checkCertificates, { body }) });

  function submit(event: FormEvent) {
    event.preventDefault();
    const rows = [...typedRows(text)];
    const wrong =
      rows.length === 0
        ? texts.none
        : rows.length > checkedMost
          ? tooMany(checkedMost.toLocaleString('en'))
          : undefined;
    setProblem(wrong && localized(wrong));
    if (!wrong && !check.isPending) check.mutate({ purpose, rows });
  }

  return (
    <Page title={localized(screens['clearance-check'].title)} lead={localized(texts.lead)}>
      <Sheet as="div">
        <form className="clearance-check" onSubmit={submit} noValidate>
          <SelectField
            label={localized(texts.purpose)}
            value={purpose}
            data={clearancePurposes.map((value) => ({ value, label: localized(clearancePurposeWords[value]) }))}
            onChange={({ currentTarget: { value } }) =>
              setPurpose(clearancePurposes.find((one) => one === value) ?? clearancePurposes[0])
            }
          />
          <TextAreaField
            label={localized(texts.numbers)}
            description={localized(texts.numbersHint)}
            value={text}
            error={problem}
            rows={6}
            spellCheck={false}
            onChange={({ currentTarget: { value } }) => setText(value)}
          />
          <p>
            <Button type="submit" pending={check.isPending} pendingText={localized(texts.checking)}>
              {localized(texts.check)}
            </Button>
          </p>
        </form>
      </Sheet>
      {check.isError && (
        <Notice kind="danger" role="alert">
          {messageFrom(check.error, localized(texts.failed))}
        </Notice>
      )}
      {check.data && <Answers checked={check.data} />}
    </Page>
  );
}
