import { Button, Icon, Notice } from '@portal/ui';
import { useSignInMessages } from '../messages/use-sign-in-messages.ts';
import { CopyButton } from './copy-button.tsx';
import { StepTitle } from './step-title.tsx';

export interface RecoveryCodesStepProps {
  readonly codes: readonly string[];
  /** The person says so; only then does signing in go on, because the codes are never shown again. */
  readonly onKept: () => void;
}

export function RecoveryCodesStep({ codes, onKept }: RecoveryCodesStepProps) {
  const messages = useSignInMessages();
  const text = codes.join('\n');

  function download() {
    const address = URL.createObjectURL(
      new Blob([`${messages.recoveryFileTitle}\n\n${text}\n`], { type: 'text/plain' }),
    );
    const link = document.createElement('a');
    link.href = address;
    link.download = 'recovery-codes.txt';
    link.click();
    URL.revokeObjectURL(address);
  }

  return (
    <div className="auth-form">
      <StepTitle>{messages.recoveryCodesTitle}</StepTitle>
      <Notice kind="warning">{messages.recoveryCodesText}</Notice>
      <ul className="auth-recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="auth-row">
        <CopyButton text={text} label={messages.copyCodes} />
        <Button variant="secondary" size="sm" icon={<Icon name="download" />} onClick={download}>
          {messages.downloadCodes}
        </Button>
      </div>
      <Button size="lg" fullWidth onClick={onKept}>
        {messages.codesKept}
      </Button>
    </div>
  );
}
