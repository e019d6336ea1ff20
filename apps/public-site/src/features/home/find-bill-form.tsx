import { normalizeBillReference } from '@portal/contracts';
import { useSearchParams } from '@portal/platform/router';
import { Button, Icon, TextInput } from '@portal/ui';
import type { FormEvent } from 'react';
import { useAddressField } from '../../forms/use-address-field.ts';
import { useMessages } from '../../messages.ts';
import { isOtherPaper, type ReferenceProblem, referenceProblem } from './reference-problem.ts';

/**
 * A plain GET form: without script it opens the bill page with what was typed, and the server is as tolerant as we are.
 * With script a mistyped reference is caught before the page changes.
 */
export function FindBillForm() {
  const messages = useMessages();
  // Sent empty before script was there: the bill page led back here.
  const [search] = useSearchParams();
  const wasEmpty = search.get('bill') === 'missing';
  const { field, problem, change, check } = useAddressField(
    referenceProblem,
    wasEmpty ? { kind: 'missing' } : undefined,
  );

  function submit(event: FormEvent) {
    check(event);
    if (event.defaultPrevented || !field.current || isOtherPaper(field.current.value)) return;
    field.current.value = normalizeBillReference(field.current.value);
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
