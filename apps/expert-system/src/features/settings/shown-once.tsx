import { useLocalized } from '@portal/platform';
import { Button, Notice } from '@portal/ui';
import { useState } from 'react';
import { keyTexts as texts } from './key-texts.ts';

export interface ShownOnceProps {
  readonly secret: string;
  readonly title: string;
  /** On the button: "Copy the key". */
  readonly copyText: string;
  readonly onKept: () => void;
}

/** A secret that nobody is shown a second time. */
export function ShownOnce({ secret, title, copyText, onKept }: ShownOnceProps) {
  const localized = useLocalized();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Notice kind="warning" title={title}>
      <p>
        <code translate="no" style={{ overflowWrap: 'anywhere' }}>
          {secret}
        </code>
      </p>
      <Button size="sm" onClick={copy}>
        {isCopied ? localized(texts.copied) : copyText}
      </Button>{' '}
      <Button size="sm" variant="quiet" onClick={onKept}>
        {localized(texts.kept)}
      </Button>
    </Notice>
  );
}
