import { normalizeBillReference } from '@portal/contracts';
import { Button, Icon, TextInput } from '@portal/ui';
import type { FormEvent } from 'react';
import { useAddressField } from '../../forms/use-address-field.ts';
import { useMessages } from '../../messages.ts';
import { type ReferenceProblem, referenceProblem } from './reference-problem.ts';

/**
 * A plain GET form: without script it opens the bill page with what was typed, and the server is as tolerant as we are.
 * With script a mistyped reference is caught before the page changes.
 */
export function FindBillForm() {
  const messages = useMessages();
  const { field, problem, change, check } = useAddressField(referenceProblem);

  function submit(event: FormEvent) {
    check(event);
    if (!event.defaultPrevented && field.current) field.current.value = normalizeBillReference(field.current.value);
  }

  return (
    <form action="/payment_summary_open" method="get" onSubmit={submit} noValidate className="home-form">
      <TextInput
        ref={field}
        name="billReference"
        size="lg"
        label={messages.referenceLabel}
        description={messages.homeHint}
        error={problem && textOf(problem, messages)}
        onChange={change}
        required
        withAsterisk={false}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        classNames={{ input: 'home-reference' }}
      />
      <Button type="submit" size="lg" fullWidth icon={<Icon name="search" />}>
        {messages.findBill}
      </Button>
    </form>
  );
}

function textOf(problem: ReferenceProblem, messages: ReturnType<typeof useMessages>): string {
  switch (problem.kind) {
    case 'missing':
      return messages.referenceMissing;
    case 'wrong-start':
      return messages.referenceWrongStart;
    case 'wrong-length':
      return messages.referenceWrongLength(problem.typed);
    case 'mistyped':
      return messages.referenceMistyped;
  }
}
