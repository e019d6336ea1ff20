import { Button, Icon, TextInput } from '@portal/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useAgentNetworkMessages } from './messages/use-agent-network-messages.ts';

/** A plain GET form: it works before and without script. */
export function CheckCodeForm({ code = '' }: { readonly code?: string }) {
  const messages = useAgentNetworkMessages();
  const field = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);

  function check(event: FormEvent) {
    if (field.current?.value.trim()) return;
    event.preventDefault();
    setMissing(true);
    field.current?.focus();
  }

  return (
    <form action="/agent-network/verify" method="get" onSubmit={check} noValidate className="service-fields">
      <TextInput
        ref={field}
        name="code"
        label={messages.codeLabel}
        description={messages.codeExample}
        error={isMissing && messages.codeMissing}
        onChange={() => setMissing(false)}
        defaultValue={code}
        required
        withAsterisk={false}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        classNames={{ input: 'service-code' }}
      />
      <Button type="submit" icon={<Icon name="verify" />}>
        {messages.checkButton}
      </Button>
    </form>
  );
}
