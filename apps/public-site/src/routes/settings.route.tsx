import { AccountSettings } from '@portal/auth/account';
import { pages } from '../pages.ts';

/** Spec §2.9: the older spelling of the SuperAdmin's settings. */
export function Component() {
  return <AccountSettings title={pages.settings.title} />;
}
