import { passwordLengthMax, passwordRules } from '@portal/contracts';
import { useFields } from '../sign-in/form/use-fields.ts';
import { useSignInMessages } from '../sign-in/messages/use-sign-in-messages.ts';

export interface NewPasswordTexts {
  readonly passwordRequired: string;
  readonly confirmRequired: string;
}

/** A new password and its repetition, with the rules of spec §5. Every form that sets a password uses it. */
export function useNewPassword({ passwordRequired, confirmRequired }: NewPasswordTexts) {
  const messages = useSignInMessages();
  return useFields({
    password(password) {
      if (!password) return passwordRequired;
      const isKept = password.length <= passwordLengthMax && passwordRules.every(({ holds }) => holds(password));
      return isKept ? undefined : messages.rulesBroken;
    },
    confirmPassword(confirmPassword, { password }) {
      if (!confirmPassword) return confirmRequired;
      return confirmPassword === password ? undefined : messages.mismatch;
    },
  });
}
