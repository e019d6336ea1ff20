import { StaffLogin } from '@portal/auth/sign-in';
import { screens } from '../screens.ts';

export function Component() {
  return <StaffLogin door="tax-office" title={screens['tax-area-office-login'].title} />;
}
