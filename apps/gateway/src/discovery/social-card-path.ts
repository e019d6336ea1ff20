/** What the networks ask for. */
export const socialCardSize = { width: 1200, height: 630 } as const;

const folder = '/social-cards';

/** `/faq` in Hausa → `/social-cards/ha/faq.png`; the home page is called `home`. */
export function socialCardPath(language: string, pathname: string, version: string): string {
  return `${folder}/${language}${pathname === '/' ? '/home' : pathname}.png?v=${version}`;
}

/** The page of a card's address; nothing when it is none. */
export function pageOfCard(path: string): { readonly language: string; readonly pathname: string } | undefined {
  const [, language, rest] = /^\/social-cards\/([a-z]{2})(\/[\w/-]+)\.png$/.exec(path) ?? [];
  if (!language || !rest) return undefined;
  return { language, pathname: rest === '/home' ? '/' : rest };
}
