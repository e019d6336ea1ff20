import { StaffLogin } from '@portal/auth/sign-in';
import { doorTitles } from '../door-titles.ts';

export function Component() {
  return <StaffLogin door="superadmin" title={doorTitles.superadmin} />;
}
