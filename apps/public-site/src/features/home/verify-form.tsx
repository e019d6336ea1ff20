import { Button, Icon, TextInput } from '@portal/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useMessages } from '../../messages.ts';

/** Opens the verification page. Works without script, like the form beside it. */
export function VerifyForm() {
  const messages = useMessages();
  const field = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);

  function check(event: FormEvent) {
    if (field.current?.value.trim()) return;
    event.preventDefault();
    setMissing(true);
    field.current?.focus();
  }

  return (
    <form action="/receipt-verification" method="get" onSubmit={check} noValidate className="home-form">
      <TextInput
        ref={field}
        name="ref"
        label={messages.verifyLabel}
        error={isMissing && messages.verifyMissing}
        onChange={() => setMissing(false)}
        required
        withAsterisk={false}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
      />
      <Button type="submit" variant="secondary" fullWidth icon={<Icon name="verify" />}>
        {messages.verifyButton}
      </Button>
    </form>
  );
}
