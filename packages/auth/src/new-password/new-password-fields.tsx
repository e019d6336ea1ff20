import { PasswordField } from '@portal/ui/password';
import { PasswordRuleList } from './password-rule-list.tsx';
import type { useNewPassword } from './use-new-password.ts';

export interface NewPasswordFieldsProps {
  readonly fields: ReturnType<typeof useNewPassword>;
  readonly passwordLabel: string;
  readonly confirmLabel: string;
  /** As on `PasswordRuleList`. */
  readonly isKnown?: boolean;
  readonly isFirst?: boolean;
}

export function NewPasswordFields({
  fields: { values, field },
  passwordLabel,
  confirmLabel,
  isKnown = false,
  isFirst = false,
}: NewPasswordFieldsProps) {
  const common = { autoComplete: 'new-password', required: true, withAsterisk: false } as const;
  return (
    <>
      <div>
        <PasswordField {...common} {...field('password')} label={passwordLabel} data-autofocus={isFirst || undefined} />
        <PasswordRuleList password={values.password} confirmPassword={values.confirmPassword} isKnown={isKnown} />
      </div>
      <PasswordField {...common} {...field('confirmPassword')} label={confirmLabel} />
    </>
  );
}
