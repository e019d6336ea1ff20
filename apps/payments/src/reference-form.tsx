import { mayBeNin } from '@portal/contracts';
import { useNavigate } from '@portal/platform/router';
import { Button, TextInput } from '@portal/ui';
import { type SubmitEvent, useState } from 'react';
import { paymentsTexts } from './messages/catalogue.ts';
import './reference-form.css';

export interface ReferenceFormProps {
  /** Path that opens the reference; the form works without script too. */
  readonly action: string;
  /** Query field that carries the reference. */
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  /** Said when nothing was typed. */
  readonly required: string;
  readonly submit: string;
  readonly initialValue?: string;
  /** Why it was sent in vain, before script was there: said from the beginning. */
  readonly refused?: 'empty' | 'nin' | undefined;
  /** Where the typed text leads, when it is not simply `action?name=text`. */
  readonly addressOf?: (typed: string) => string;
}

/** One field that opens a document by what stands on it. */
export function ReferenceForm({
  action,
  name,
  label,
  hint,
  required,
  submit,
  initialValue,
  refused: refusedBefore,
  addressOf,
}: ReferenceFormProps) {
  const navigate = useNavigate();
  const texts = paymentsTexts.useMessages();
  const [error, setError] = useState(refusedBefore && (refusedBefore === 'empty' ? required : texts.notNin));

  function open(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem(name);
    const typed = field instanceof HTMLInputElement ? field.value.trim() : '';
    const refused = typed === '' ? required : mayBeNin(typed) ? texts.notNin : undefined;
    if (refused !== undefined) {
      setError(refused);
      if (field instanceof HTMLInputElement) field.focus();
      return;
    }
    setError(undefined);
    void navigate(addressOf?.(typed) ?? `${action}?${new URLSearchParams({ [name]: typed })}`);
  }

  return (
    <form action={action} method="post" noValidate onSubmit={open} className="reference-form">
      <TextInput
        name={name}
        label={label}
        description={hint}
        error={error}
        defaultValue={initialValue ?? ''}
        onChange={() => setError(undefined)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        size="md"
      />
      <Button type="submit">{submit}</Button>
    </form>
  );
}
