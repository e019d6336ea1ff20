import { portalAddress } from '@portal/contracts';

/** Where people read what their account says and what became of what they asked for. */
export const profilePath = portalAddress('/user/settings');
