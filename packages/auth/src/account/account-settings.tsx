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
  /** After everything else. */
  readonly last?: ReactNode;
}

/** What everybody with an account can see and change about it, whichever area they work in: who they are, and how they get in. */
export function AccountSettings({ title, children, last }: AccountSettingsProps) {
  const localized = useLocalized();
  return (
    <Page title={localized(title)}>
      <div className="account-settings">
        <div className="account-column">
          <OwnDetails />
          <OwnPicture />
          {children}
        </div>
        <div className="account-column">
          <ChangePassword />
          <SecondFactor />
          <OwnSessions />
          {last}
        </div>
      </div>
    </Page>
  );
}
