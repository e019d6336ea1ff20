import type { DemoBills } from '../world/demo-bills.ts';
import { accountScreens } from './account-screens.ts';
import { agentScreens } from './agent-screens.ts';
import { areaScreens } from './area-screens.ts';
import { billScreens, verificationScreens } from './bill-screens.ts';
import { calculatorScreens, searchScreens } from './calculator-screens.ts';
import { certificateScreens } from './certificate-screens.ts';
import { confirmationScreens } from './confirmation-screens.ts';
import { consultationScreens } from './consultation-screens.ts';
import { contactScreens } from './contact-screens.ts';
import { contentScreens } from './content-screens.ts';
import { developerScreens } from './developer-screens.ts';
import { gatewayScreens } from './gateway-screens.ts';
import { hausaScreens } from './hausa-screens.ts';
import { homeScreens } from './home-screens.ts';
import { infrastructureScreens } from './infrastructure-screens.ts';
import { noticeScreens } from './notice-screens.ts';
import { registrationScreens } from './registration-screens.ts';
import type { Screen } from './screen.ts';
import { signInScreens } from './sign-in-screens.ts';

/** What a visitor sees without an account. */
export function screensOf(bills: DemoBills): readonly Screen[] {
  return [
    ...homeScreens,
    ...contentScreens,
    ...calculatorScreens,
    ...searchScreens(bills),
    ...contactScreens,
    ...noticeScreens,
    ...developerScreens,
    ...consultationScreens,
    ...agentScreens,
    ...infrastructureScreens,
    ...billScreens(bills),
    ...certificateScreens,
    ...gatewayScreens(bills),
    ...confirmationScreens(bills),
    ...verificationScreens(bills),
    ...areaScreens(bills),
    ...signInScreens,
    ...registrationScreens,
    ...accountScreens,
    ...hausaScreens(bills),
  ];
}
