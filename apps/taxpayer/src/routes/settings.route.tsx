import { AccountSettings } from '@portal/auth/account';
import { CloseAccount, LanguageSection, MailSection, OwnData, WhoOpened } from '../features/own-account/index.ts';
import { DetailsSections } from '../features/own-details/index.ts';
import { Representatives } from '../features/representation/index.ts';
import { OfficeSection } from '../features/requests/index.ts';
import { screens } from '../screens.ts';

export function Component() {
  return (
    <AccountSettings
      title={screens.settings.title}
      last={
        <>
          <LanguageSection />
          <MailSection />
          <OwnData />
          <CloseAccount />
        </>
      }
    >
      <DetailsSections />
      <OfficeSection />
      <Representatives />
      <WhoOpened />
    </AccountSettings>
  );
}
