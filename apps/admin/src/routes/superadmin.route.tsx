import { StaffLogin } from '@portal/auth/sign-in';
import { screens } from '../screens.ts';

export function Component() {
  return <StaffLogin door="superadmin" title={screens.superadmin.title} />;
}
