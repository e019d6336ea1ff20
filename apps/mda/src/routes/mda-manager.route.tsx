import { StaffLogin } from '@portal/auth/sign-in';
import { screens } from '../screens.ts';

export function Component() {
  return <StaffLogin door="mda" title={screens['mda-manager'].title} />;
}
