import { EmailNotice } from '../features/account/index.ts';
import { RegistrationSteps } from '../features/registration/index.ts';

export function Component() {
  return <EmailNotice steps={<RegistrationSteps current={3} />} />;
}
