import { HelpSupport } from '../features/help-support/index.ts';

export function Component() {
  return <HelpSupport />;
}
