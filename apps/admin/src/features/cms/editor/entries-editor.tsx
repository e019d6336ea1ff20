import { useLocalized } from '@portal/platform';
import { Button } from '@portal/ui';
import { blankPart, type Part } from '../blank.ts';
import type { Field } from '../fields.ts';
import { useCmsMessages } from '../messages/use-cms-messages.ts';
import { type Editing, type HoldsParts, useFieldOf } from './editing.ts';
import { MoveButtons } from './move-buttons.tsx';
import { WordsFields } from './words-fields.tsx';

interface EntriesEditorProps extends Editing<readonly unknown[]>, HoldsParts {
  readonly field: Extract<Field, { readonly kind: 'list' }>;
}

/** Entries of a list, in their order; there is always one. */
export function EntriesEditor({ field, value, onChange, path, PartFields }: EntriesEditorProps) {
  const localized = useLocalized();
  const messages = useCmsMessages();
  const { error } = useFieldOf(path);
  const { of } = field;
  const put = (at: number, entry: unknown) => onChange(value.map((each, index) => (index === at ? entry : each)));
  return (
    <fieldset className="cms-entries">
      <legend>{localized(field.label)}</legend>
      {error && <p className="cms-problem">{error}</p>}
      {value.map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own, and no state either
        <div key={at} className="cms-entry">
          <div className="cms-entry-head">
            <span>{at + 1}</span>
            <MoveButtons
              all={value}
              at={at}
              name={`${localized(field.label)} ${at + 1}`}
              least={1}
              onChange={onChange}
            />
          </div>
          {of === 'rich' ? (
            <WordsFields
              field={{ kind: 'rich', label: { en: messages.entry(at + 1), ha: messages.entry(at + 1) } }}
              value={entry}
              path={`${path}.${at}`}
              onChange={(next) => put(at, next)}
            />
          ) : (
            <PartFields fields={of} value={entry as Part} path={`${path}.${at}`} onChange={(next) => put(at, next)} />
          )}
        </div>
      ))}
      <Button
        size="sm"
        variant="secondary"
        onClick={() => onChange([...value, of === 'rich' ? { en: '', ha: '' } : blankPart(of)])}
      >
        {localized(field.add)}
      </Button>
    </fieldset>
  );
}
