import type { Language } from '@portal/contracts';
import { changes } from '../changes.ts';
import { marked } from '../html.ts';
import { referenceWords } from '../words/words.ts';
import { otherPages } from './other-pages.ts';

/** What changed for programs, the newest first. */
export function changelogPage(language: Language): string {
  const words = referenceWords[language];
  const entries = changes.map(
    ({ on, name, title, text }) =>
      `<section id="${on}-${name}"><h2>${title[language]}</h2><p><time datetime="${on}">${asDay(on)}</time></p><p>${marked(text[language])}</p></section>`,
  );
  return [
    '<div class="dev dev-single"><div class="dev-main">',
    `${otherPages(words, 'changelog', language)}<p>${words.changelogLead}</p>${entries.join('')}</div></div>`,
  ].join('');
}

/** DD/MM/YYYY, as everywhere in the portal. */
function asDay(day: string): string {
  return day.split('-').reverse().join('/');
}
