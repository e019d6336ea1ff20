import { agentDocumentBytesMax, stateAboutYear, statementsWithProof } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { CheckboxField, MoneyField, TextAreaField } from '@portal/ui/forms';
import { ChoiceField, FilesField, FormDialog, useContractForm } from '@portal/workspace/forms';
import { useState } from 'react';
import { useStateYear } from './clearance.queries.ts';
import { aboutYear, texts } from './texts.ts';

export interface YearDialogProps {
  readonly year: number;
  /** A paper is shown, instead of a word given. */
  readonly isWithProof: boolean;
  readonly kind?: (typeof statementsWithProof)[number];
  readonly onClose: () => void;
}

const withoutProof = ['no-income', 'not-resident'] as const;

/** What one says of a year of which the portal holds nothing, with the paper where there is one. */
export function YearDialog({ year, isWithProof, kind, onClose }: YearDialogProps) {
  const localized = useLocalized();
  const { state, answered } = useStateYear(year);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isMissing, setMissing] = useState(false);
  const kinds = isWithProof ? statementsWithProof : withoutProof;
  const form = useContractForm({
    kinds: { kind: 'choice', incomeKobo: 'kobo', taxKobo: 'kobo', text: 'text', isTrue: 'switch' },
    schema: stateAboutYear.body,
    labels: {
      kind: localized(texts.kind),
      incomeKobo: localized(texts.incomeKobo),
      taxKobo: localized(texts.taxKobo),
      text: localized(texts.text),
      isTrue: localized(texts.isTrue),
    },
    initial: { kind: kind ?? kinds[0] },
    words: { isTrue: localized(texts.confirm) },
    save: (said) => state(said, files[0]),
    done: localized(texts.sent),
    onDone(answer) {
      answered(answer);
      onClose();
    },
  });
  const asked = {
    ...form,
    onSubmit(event: Parameters<typeof form.onSubmit>[0]) {
      if (!isWithProof || files[0]) return form.onSubmit(event);
      event.preventDefault();
      setMissing(true);
    },
  };
  return (
    <FormDialog title={localized(aboutYear(year))} form={asked} action={localized(texts.send)} onClose={onClose}>
      <p>{localized(isWithProof ? texts.proofLead : texts.noIncomeLead)}</p>
      <ChoiceField
        {...form.field('kind')}
        choices={kinds.map((id) => ({ id, displayField: localized(texts.kinds[id]) }))}
        required
      />
      {isWithProof && (
        <>
          <FilesField
            id={`proof-${year}`}
            label={localized(texts.proof)}
            files={files}
            error={isMissing && !files[0] ? localized(texts.choosePicture) : undefined}
            onChange={setFiles}
            accept="image/*"
            bytesMax={agentDocumentBytesMax}
          />
          <MoneyField {...form.field('incomeKobo')} />
          <MoneyField {...form.field('taxKobo')} />
        </>
      )}
      <TextAreaField {...form.field('text')} description={localized(texts.textHint)} rows={3} maxLength={1000} />
      <CheckboxField {...form.check('isTrue')} />
    </FormDialog>
  );
}
