import type { AskedChange, Localized } from '@portal/contracts';

// native reviewer: the Hausa of the whole list is ours.
export const changeWords: Readonly<Record<AskedChange['change'], Localized>> = {
  creation: { en: 'a new account', ha: 'sabon asusu' },
  reinstatement: { en: 'the account is active again', ha: 'asusun ya koma aiki' },
  roles: { en: 'roles given', ha: 'an ba da matsayi' },
  details: { en: 'another address or place of work', ha: 'wani adireshi ko wurin aiki' },
  'second-factor': { en: 'the second factor was removed', ha: 'an cire tantancewa ta biyu' },
  capacity: { en: 'a capacity given', ha: 'an ba da iko' },
};
