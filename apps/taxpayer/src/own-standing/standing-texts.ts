import type { Localized } from '@portal/contracts';

// native reviewer: the Hausa of the whole file is ours.
/** Of the days of the law, on the dashboard and where one acts on them. */
export const clockWords = {
  title: { en: 'Notices and cases', ha: 'Sanarwa da shari’o’i' },
  day: { en: 'Day {day} of {days}. The last day is {end}.', ha: 'Rana ta {day} cikin {days}. Ranar ƙarshe {end}.' },
  moved: { en: 'It was moved there from a day of rest.', ha: 'An matsar da ita can daga ranar hutu.' },
} as const;

/** Of clearance, on the dashboard and on its page. */
export const clearanceWords = {
  title: { en: 'Tax clearance', ha: 'Shaidar biyan haraji' },
  waitingTitle: { en: 'Your certificate is with the office', ha: 'Takardarka tana wajen ofis' },
  overdueTitle: { en: 'Your certificate is with the Director', ha: 'Takardarka tana wajen Darakta' },
} as const;

export const inTheWay = (count: number): Localized =>
  count === 1
    ? { en: 'One thing is in the way', ha: 'Abu ɗaya ya hana' }
    : { en: `${count} things are in the way`, ha: `Abubuwa ${count} sun hana` };

export const dayOf14 = (day: number): Localized => ({ en: `Day ${day} of 14`, ha: `Rana ta ${day} cikin 14` });

export const validTo = (day: string): Localized => ({ en: `Valid to ${day}`, ha: `Tana aiki har ${day}` });
