import { StaffLogin } from '@portal/auth/sign-in';
import { screens } from '../screens.ts';

export function Component() {
  return <StaffLogin door="governor" title={screens.governor.title} />;
}
