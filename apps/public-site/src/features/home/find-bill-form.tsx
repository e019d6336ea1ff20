import { normalizeBillReference } from '@portal/contracts';
import { Button, Icon, TextInput } from '@portal/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useMessages } from '../../messages.ts';
import { type ReferenceProblem, referenceProblem } from './reference-problem.ts';

/**
 * A plain GET form: without script it opens the bill page with what was typed, and the server is as tolerant as we are.
 * With script a mistyped reference is caught before the page changes.
 */
export function FindBillForm() {
  const messages = useMessages();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<ReferenceProblem>();

  function check(event: FormEvent) {
    const input = field.current;
    if (!input) return;
    const found = referenceProblem(input.value);
    setProblem(found);
    if (!found) {
      input.value = normalizeBillReference(input.value);
      return;
    }
    event.preventDefault();
    input.focus();
  }

  return (
    <form action="/payment_summary_open" method="get" onSubmit={check} noValidate className="home-form">
      <TextInput
        ref={field}
        name="billReference"
        size="lg"
        label={messages.referenceLabel}
        description={messages.homeHint}
        error={problem && textOf(problem, messages)}
        onChange={() => setProblem(undefined)}
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
