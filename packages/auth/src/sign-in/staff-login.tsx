import type { Door, Localized } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Page, Sheet, TextLink } from '@portal/ui';
import { useSignInMessages } from './messages/use-sign-in-messages.ts';
import { SignInForm } from './sign-in-form.tsx';

export interface StaffLoginProps {
  readonly door: Exclude<Door, 'public'>;
  /** Spec §2.7. */
  readonly title: Localized;
}

/** A staff door (spec §2.7): it names the portal and nothing else. */
export function StaffLogin({ door, title }: StaffLoginProps) {
  const messages = useSignInMessages();
  const localized = useLocalized();
  return (
    <Page title={localized(title)} width="form">
      <Sheet>
        <SignInForm
          door={door}
          links={
            // The Governor's page has none (spec §2.7).
            door !== 'governor' && (
              <p className="auth-forgot">
                <TextLink to="/?a=forgot-password">{messages.forgotPassword}</TextLink>
              </p>
            )
          }
        />
      </Sheet>
      <p>
        <TextLink to="/">{messages.backToHome}</TextLink>
      </p>
    </Page>
  );
}
