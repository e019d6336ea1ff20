import type { AuthoredBlock, AuthoredOf } from '@portal/contracts';

/** A small page in both languages. */
export function aPage(
  title = 'Opening hours',
  blocks: readonly AuthoredBlock[] = [aParagraph(title)],
): AuthoredOf<'page'> {
  return {
    kind: 'page',
    title: { en: title, ha: `${title} (ha)` },
    lead: { en: 'When our offices are open', ha: 'Lokutan da ofisoshinmu suke a buɗe' },
    blocks: [...blocks],
  };
}

export function aParagraph(text: string): AuthoredBlock {
  return { kind: 'paragraph', text: { en: `${text}, in English`, ha: `${text}, a Hausa` } };
}

export function anArticle(title: string): AuthoredOf<'news'> {
  return { ...aPage(title), kind: 'news' };
}
