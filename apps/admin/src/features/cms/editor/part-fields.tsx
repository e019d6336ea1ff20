import { useLocalized } from '@portal/platform';
import { Button } from '@portal/ui';
import { blankPart, type Part } from '../blank.ts';
import type { Field } from '../fields.ts';
import { useCmsMessages } from '../messages/use-cms-messages.ts';
import { BlocksEditor } from './blocks-editor.tsx';
import type { Editing, PartFieldsProps } from './editing.ts';
import { EntriesEditor } from './entries-editor.tsx';
import { MomentField } from './moment-field.tsx';
import { PictureField } from './picture-field.tsx';
import { TableEditor } from './table-editor.tsx';
import { TypedField } from './typed-field.tsx';
import { WordsFields } from './words-fields.tsx';

/** The fields of a part of the content: of the whole, of a block, of an entry. */
export function PartFields({ fields, value, onChange, path }: PartFieldsProps) {
  return fields.map((field) => (
    <OneField
      key={field.name}
      field={field}
      part={value}
      value={value[field.name]}
      path={path === '' ? field.name : `${path}.${field.name}`}
      onChange={(next) => {
        const { [field.name]: _, ...others } = value;
        onChange(next === undefined ? others : { ...value, [field.name]: next });
      }}
      onPart={onChange}
    />
  ));
}

interface OneFieldProps extends Editing<unknown> {
  readonly field: Field;
  readonly part: Part;
  readonly onPart: (part: Part) => void;
}

function OneField({ field, part, onPart, ...editing }: OneFieldProps) {
  switch (field.kind) {
    case 'line':
    case 'rich':
      return <WordsFields {...editing} field={{ ...field, kind: field.kind }} />;
    case 'picture':
      return <PictureField {...editing} field={field} />;
    case 'moment':
      return <MomentField {...editing} field={field} />;
    case 'list':
      return (
        <EntriesEditor {...editing} PartFields={PartFields} value={editing.value as readonly unknown[]} field={field} />
      );
    case 'group':
      return <GroupFields {...editing} field={field} />;
    case 'table':
      return <TableEditor value={part} onChange={onPart} path={editing.path.replace(/\.rows$/, '')} />;
    case 'blocks':
      return <BlocksEditor {...editing} PartFields={PartFields} value={editing.value as readonly Part[]} />;
    default:
      return <TypedField {...editing} field={field as Parameters<typeof TypedField>[0]['field']} />;
  }
}

interface GroupFieldsProps extends Editing<unknown> {
  readonly field: Extract<Field, { readonly kind: 'group' }>;
}

/** What belongs together and may be left out as a whole. */
function GroupFields({ field, value, onChange, path }: GroupFieldsProps) {
  const localized = useLocalized();
  const messages = useCmsMessages();
  if (value === undefined)
    return (
      <p className="cms-add">
        <Button size="sm" variant="secondary" onClick={() => onChange(blankPart(field.of))}>
          {localized(field.add)}
        </Button>
      </p>
    );
  return (
    <fieldset className="cms-entry">
      <legend>{localized(field.label)}</legend>
      <PartFields fields={field.of} value={value as Part} onChange={onChange} path={path} />
      <Button size="sm" variant="quiet" onClick={() => onChange(undefined)}>
        {messages.remove}
      </Button>
    </fieldset>
  );
}
