import type { Language } from '@portal/contracts';
import { createCatalogue } from '@portal/platform';

const catalogue = createCatalogue({
  en: () => import('./messages/en.ts'),
  ha: () => import('./messages/ha.ts'),
});

export const { useMessages } = catalogue;

type LoadTexts = (language: Language) => Promise<void>;

const asked = new Set<Language>();
const ofScreens = new Set<LoadTexts>();

/** The texts of the area, and of every screen so far that has many of its own. */
export async function loadMessages(language: Language): Promise<void> {
  asked.add(language);
  await Promise.all([catalogue.load, ...ofScreens].map((load) => load(language)));
}

/** A screen with many texts of its own: they come with it, in the languages that are asked for, and not with other pages. */
export async function withTexts<S extends { readonly loadTexts: LoadTexts }>(
  screen: Promise<S>,
): Promise<Omit<S, 'loadTexts'>> {
  const { loadTexts, ...route } = await screen;
  ofScreens.add(loadTexts);
  await Promise.all([...asked].map(loadTexts));
  return route;
}
