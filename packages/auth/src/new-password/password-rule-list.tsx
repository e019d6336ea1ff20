import { passwordRules } from '@portal/contracts';
import { type SignInMessages, useSignInMessages } from '../sign-in/messages/use-sign-in-messages.ts';

const texts = {
  length: 'ruleLength',
  uppercase: 'ruleUppercase',
  lowercase: 'ruleLowercase',
  digit: 'ruleDigit',
  symbol: 'ruleSymbol',
} as const satisfies Record<(typeof passwordRules)[number]['id'], keyof SignInMessages>;

export interface PasswordRuleListProps {
  readonly password: string;
  readonly confirmPassword: string;
  /** The server has said that this very password is known from a leak or too common. */
  readonly isKnown: boolean;
}

/** The rules of spec §5, each ticked while the password is typed. */
export function PasswordRuleList({ password, confirmPassword, isKnown }: PasswordRuleListProps) {
  const messages = useSignInMessages();
  const rules = [
    ...passwordRules.map(({ id, holds }) => ({ text: messages[texts[id]], isKept: holds(password), isBroken: false })),
    { text: messages.ruleKnown, isKept: false, isBroken: isKnown },
    { text: messages.ruleMatch, isKept: password !== '' && password === confirmPassword, isBroken: false },
  ];
  return (
    <div>
      <p className="auth-rules-title">{messages.rulesTitle}</p>
      <ul className="auth-rules">
        {rules.map(({ text, isKept, isBroken }) => (
          <li key={text} data-state={isKept ? 'kept' : isBroken ? 'broken' : 'open'}>
            {text}
            <span className="ui-hidden">: {isKept ? messages.ruleKept : messages.ruleOpen}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
