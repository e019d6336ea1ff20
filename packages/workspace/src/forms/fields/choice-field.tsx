import { FieldFrame, SelectField } from '@portal/ui/forms';
import { Popover } from '@portal/ui/menus';
import { useState } from 'react';
import { OptionList } from '../../lists/filters/option-list.tsx';
import type { Choice } from '../../lists/filters/use-choices.ts';
import { ListIcon } from '../../lists/list-icon.tsx';
import { useFormMessages } from '../messages/use-form-messages.ts';
import type { Entry } from '../use-contract-form.ts';

export interface ChoiceFieldProps extends Entry {
  readonly choices:
    | readonly { readonly id: string | number; readonly displayField: string; readonly alsoSaid?: string }[]
    | undefined;
  readonly description?: string;
  /** Instead of "Choose". */
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
}

/** More than so many are searched, fewer are looked through. */
const lookedThroughMost = 12;

/** One of a list: a select, and with many choices one that is narrowed by typing. `choices` undefined: they are on their way. */
export function ChoiceField({ choices, placeholder, onChange, ...rest }: ChoiceFieldProps) {
  const messages = useFormMessages();
  const none = choices ? (placeholder ?? messages.choose) : messages.loading;
  const options = (choices ?? []).map(({ id, displayField, ...more }) => ({
    ...more,
    id: String(id),
    label: displayField,
  }));
  if (options.length > lookedThroughMost)
    return <SearchedChoice {...rest} none={none} options={options} onChange={onChange} />;
  return (
    <SelectField
      {...rest}
      withAsterisk={false}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[{ value: '', label: none }, ...options.map(({ id, label }) => ({ value: id, label }))]}
    />
  );
}

interface SearchedChoiceProps extends Omit<ChoiceFieldProps, 'choices' | 'placeholder'> {
  readonly none: string;
  readonly options: readonly Choice[];
}

function SearchedChoice(props: SearchedChoiceProps) {
  const { id, label, description, value, error, required, disabled, onChange, onBlur, none, options } = props;
  const messages = useFormMessages();
  const [isOpen, setOpen] = useState(false);
  const chosen = options.find((option) => option.id === value);
  const told = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <FieldFrame
      id={id}
      label={label}
      description={description}
      error={error}
      required={required ?? false}
      withAsterisk={false}
      size="md"
    >
      <Popover
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        label={label}
        width={360}
        face={
          <button
            type="button"
            id={id}
            className="ws-pick"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-label={`${label}: ${chosen?.label ?? none}`}
            aria-invalid={error !== undefined}
            aria-describedby={told || undefined}
            disabled={disabled}
            data-empty={!chosen || undefined}
            onClick={() => setOpen(!isOpen)}
            onBlur={onBlur}
          >
            <span>{chosen?.label ?? none}</span>
            <ListIcon name="chevron-down" />
          </button>
        }
      >
        <OptionList
          label={messages.searchIn(label)}
          choices={options}
          chosen={value}
          onChoose={(next) => {
            setOpen(false);
            onChange(next);
          }}
        />
        {!required && value !== '' && (
          <button
            type="button"
            className="ws-chip-clear"
            onClick={() => {
              setOpen(false);
              onChange('');
            }}
          >
            {messages.noneChosen}
          </button>
        )}
      </Popover>
    </FieldFrame>
  );
}
