import { type DocumentKind, normalizeBillReference } from '@portal/contracts';
import { useSearchParams } from '@portal/platform/router';
import { Button, Icon, TextInput } from '@portal/ui';
import { type ChangeEvent, type FormEvent, useEffect, useState } from 'react';
import { useAddressField } from '../../forms/use-address-field.ts';
import { useMessages } from '../../messages.ts';
import { DrawnPaper } from './drawn-paper.tsx';
import { isOtherPaper, type ReferenceProblem, referenceProblem } from './reference-problem.ts';
import { groupTyped, shapeOf } from './reference-shape.ts';

/** What the bill page leads back for. */
const ledBack: readonly ReferenceProblem[] = [{ kind: 'missing' }, { kind: 'nin' }];

/**
 * One box for everything that is printed on paper or a card. Without script it opens the bill page with what was typed, and the
 * server is as tolerant as we are. With script a mistyped reference is caught before the page changes.
 */
export function FindBill() {
  const messages = useMessages();
  const [typed, setTyped] = useState('');
  // Sent before script was there: the bill page led back here.
  const [search] = useSearchParams();
  const { field, problem, change, check } = useAddressField(
    referenceProblem,
    ledBack.find(({ kind }) => kind === search.get('bill')),
  );
  const shape = shapeOf(typed);

  // Typed before script was there, or kept by the browser.
  useEffect(() => setTyped(field.current?.value ?? ''), [field]);

  function type({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    change();
    const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
    const grouped = groupTyped(input.value, input.selectionStart ?? input.value.length);
    if (!isComposing && grouped.text !== input.value) {
      input.value = grouped.text;
      input.setSelectionRange(grouped.caret, grouped.caret);
    }
    setTyped(input.value);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    check(event);
    if (event.defaultPrevented || !field.current || isOtherPaper(field.current.value)) return;
    field.current.value = normalizeBillReference(field.current.value);
  }

  return (
    <div className="home-ask">
      <section aria-labelledby="home-question">
        <h1 id="home-question" tabIndex={-1}>
          {messages.homeQuestion}
        </h1>
        <form action="/payment_summary_open" method="post" onSubmit={submit} noValidate>
          <TextInput
            ref={field}
            name="billReference"
            size="lg"
            aria-label={messages.referenceLabel}
            description={messages.homeHint}
            error={problem && textOf(problem, messages)}
            onChange={type}
            required
            withAsterisk={false}
            maxLength={2048}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            classNames={{ input: 'home-reference' }}
          />
          <Button type="submit" size="lg" icon={<Icon name="search" />}>
            {messages.findBill}
          </Button>
        </form>
        <p className="home-knows">
          <span role="status">
            {shape && (
              <b>
                <Icon name="check" size={16} />
                {nameOf(shape.kind, messages)}
              </b>
            )}
          </span>{' '}
          {shape && shape.missing > 0 ? (
            <span aria-hidden="true">{messages.moreToGo(shape.missing)}</span>
          ) : (
            !shape && messages.homeAlso
          )}
        </p>
      </section>
      <DrawnPaper typed={typed} shape={shape} />
    </div>
  );
}

type Messages = ReturnType<typeof useMessages>;

function nameOf(kind: DocumentKind, messages: Messages): string {
  return {
    bill: messages.knowsBill,
    receipt: messages.knowsReceipt,
    rrr: messages.knowsRrr,
    certificate: messages.knowsCertificate,
    notice: messages.knowsNotice,
    'identity-card': messages.knowsCard,
    link: messages.knowsLink,
  }[kind];
}

function textOf(problem: ReferenceProblem, messages: Messages): string {
  switch (problem.kind) {
    case 'missing':
      return messages.referenceMissing;
    case 'nin':
      return messages.verifyNotNin;
    case 'wrong-start':
      return messages.referenceWrongStart;
    case 'wrong-length':
      return messages.referenceWrongLength(problem.typed);
    case 'mistyped':
      return messages.referenceMistyped;
  }
}
