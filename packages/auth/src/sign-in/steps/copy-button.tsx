import { Button, Icon } from '@portal/ui';
import { useState } from 'react';
import { useSignInMessages } from '../messages/use-sign-in-messages.ts';

export interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
}

export function CopyButton({ text, label }: CopyButtonProps) {
  const messages = useSignInMessages();
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  }

  return (
    <>
      <Button variant="secondary" size="sm" icon={<Icon name={isCopied ? 'check' : 'copy'} />} onClick={copy}>
        {label}
      </Button>
      <span className="ui-hidden" role="status">
        {isCopied && messages.copied}
      </span>
    </>
  );
}
