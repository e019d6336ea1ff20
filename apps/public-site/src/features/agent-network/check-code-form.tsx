import { Button, Icon, TextInput } from '@portal/ui';
import { isMissing, useAddressField } from '../../forms/use-address-field.ts';
import { useAgentNetworkMessages } from './messages/use-agent-network-messages.ts';

export interface CheckCodeFormProps {
  readonly code?: string;
  /** An answer stands above it already. */
  readonly isFurther?: boolean;
}

/** It works before and without script. */
export function CheckCodeForm({ code = '', isFurther = false }: CheckCodeFormProps) {
  const messages = useAgentNetworkMessages();
  const { field, problem, change, check } = useAddressField(isMissing);
  return (
    <form action="/agent-network/verify" method="post" onSubmit={check} noValidate className="service-fields">
      <TextInput
        ref={field}
        name="code"
        label={messages.codeLabel}
        description={messages.codeExample}
        error={problem && messages.codeMissing}
        onChange={change}
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
      <Button type="submit" variant={isFurther ? 'secondary' : 'primary'} icon={<Icon name="verify" />}>
        {messages.checkButton}
      </Button>
    </form>
  );
}
