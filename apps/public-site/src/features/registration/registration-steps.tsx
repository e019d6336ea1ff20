import './registration.css';
import { Stepper } from '@portal/ui/forms';
import { useRegistrationMessages } from './messages/use-registration-messages.ts';

export interface RegistrationStepsProps {
  readonly current: 1 | 2 | 3;
}

/** The three of spec §2.4. */
export function RegistrationSteps({ current }: RegistrationStepsProps) {
  const messages = useRegistrationMessages();
  const steps = [messages.completeRegistration, messages.createPassword, messages.verifyEmail];
  return <Stepper label={messages.steps} steps={steps} current={current} />;
}
