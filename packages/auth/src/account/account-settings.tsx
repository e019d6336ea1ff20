import type { Localized } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Page } from '@portal/ui';
import type { ReactNode } from 'react';
import { ChangePassword } from './change-password.tsx';
import { OwnDetails } from './own-details.tsx';
import { OwnPicture } from './own-picture.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { SecondFactor } from './second-factor/second-factor.tsx';

export interface AccountSettingsProps {
  /** As the area's menu calls it. */
  readonly title: Localized;
  /** What the area adds to who the person is. */
  readonly children?: ReactNode;
}

/** What everybody with an account can see and change about it, whichever area they work in. */
export function AccountSettings({ title, children }: AccountSettingsProps) {
  const localized = useLocalized();
  return (
    <Page title={localized(title)}>
      <div className="account-settings">
        <OwnDetails />
        <OwnPicture />
        {children}
        <ChangePassword />
        <SecondFactor />
        <OwnSessions />
      </div>
    </Page>
  );
}
