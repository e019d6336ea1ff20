import { Button, ErrorSummary, Sheet, TextInput } from '@portal/ui';
import { useDraftForm } from '@portal/ui/forms';
import { EmailInput } from './email-input.tsx';

/** What opens something that was sent earlier, as it was typed: the server forgives spaces and case. */
export interface Asked {
  readonly reference: string;
  readonly email: string;
}

export interface FollowFormProps {
  readonly draftKey: string;
  readonly texts: {
    readonly reference: string;
    readonly email: string;
    readonly show: string;
    readonly showing: string;
    readonly formProblems: string;
    readonly referenceMissing: string;
    readonly wrongEmail: string;
  };
  readonly isPending: boolean;
  /** What was asked for stands on the page, with its own next step. */
  readonly isAnswered: boolean;
  /** `refused` says why nothing can be shown. */
  readonly onAsk: (asked: Asked, refused: (why: string) => void) => void;
}

/** Reference and e-mail address. Nothing of it goes into the address of the page. */
export function FollowForm({ draftKey, texts, isPending, isAnswered, onAsk }: FollowFormProps) {
  const form = useDraftForm({
    draftKey,
    initial: { reference: '', email: '' },
    parse({ reference, email }) {
      const problems = {
        ...(reference.trim() === '' && { reference: texts.referenceMissing }),
        ...(!/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email.trim()) && { email: texts.wrongEmail }),
      };
      if (Object.keys(problems).length > 0) return { kind: 'wrong', problems };
      return { kind: 'complete', value: { reference: reference.trim(), email: email.trim() } };
    },
  });

  return (
    <Sheet className="ui-screen-only service-stack">
      <ErrorSummary key={form.tries} title={texts.formProblems} problems={form.summary} />
      <form
        onSubmit={form.onSubmit((asked) => onAsk(asked, (why) => void form.refuse({}, why)))}
        noValidate
        className="service-fields"
        method="post"
      >
        <TextInput
          {...form.field('reference')}
          label={texts.reference}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          classNames={{ input: 'service-code' }}
        />
        <EmailInput {...form.field('email')} label={texts.email} />
        <Button
          type="submit"
          variant={isAnswered ? 'secondary' : 'primary'}
          pending={isPending}
          pendingText={texts.showing}
        >
          {texts.show}
        </Button>
      </form>
    </Sheet>
  );
}
