import type { Language } from '@portal/contracts';
import { createCatalogue } from '@portal/platform';

export const paymentsTexts = createCatalogue({
  en: () => import('./en.ts'),
  ha: () => import('./ha.ts'),
});

type LoadTexts = (language: Language) => Promise<void>;

const asked = new Set<Language>();
const ofScreens = new Set<LoadTexts>([paymentsTexts.load]);

/** The texts of the area, and of every screen so far that has texts of its own. */
export async function loadMessages(language: Language): Promise<void> {
  asked.add(language);
  await Promise.all([...ofScreens].map((load) => load(language)));
}

/** A screen with texts of its own: they come with it, in the languages that are asked for, and not with other pages. */
export async function withTexts<S extends { readonly loadTexts: LoadTexts }>(
  screen: Promise<S>,
): Promise<Omit<S, 'loadTexts'>> {
  const { loadTexts, ...route } = await screen;
  ofScreens.add(loadTexts);
  await Promise.all([...asked].map(loadTexts));
  return route;
}
