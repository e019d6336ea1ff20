import { StaffLogin } from '@portal/auth/sign-in';
import { screens } from '../screens.ts';

export function Component() {
  return <StaffLogin door="admin" title={screens['admin-auth'].title} />;
}
