import { groupReference } from '@portal/contracts';
import { useEffect, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useUiMessages } from '../messages/use-ui-messages.ts';

const confirmationMs = 2500;

export interface ReferenceProps {
  /** As machines know it, without spaces; that is also what gets copied. */
  readonly value: string;
  readonly canCopy?: boolean;
}

/** A bill or provider reference: monospaced, in groups of four, with a button that copies it. */
export function Reference({ value, canCopy = true }: ReferenceProps) {
  const messages = useUiMessages();
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), confirmationMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    await navigator.clipboard.writeText(value);
    setCopied(true);
  }

  return (
    <span className="ui-reference">
      <span className="ui-reference-value" translate="no">
        {groupReference(value)}
      </span>
      {canCopy && (
        <button
          type="button"
          className="ui-icon-button ui-screen-only"
          aria-label={isCopied ? messages.copied : messages.copyReference(value)}
          onClick={() => copy().catch(() => setCopied(false))}
        >
          <Icon name={isCopied ? 'check' : 'copy'} size={18} />
          <span aria-hidden="true">{isCopied ? messages.copied : messages.copy}</span>
        </button>
      )}
      <span className="ui-hidden" role="status">
        {isCopied && messages.copied}
      </span>
    </span>
  );
}
