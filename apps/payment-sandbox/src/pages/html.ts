/** Text that is safe to stand in a page as it is. */
export interface Html {
  readonly html: string;
}

type Part = Html | readonly Html[] | string | number | undefined | false;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function render(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
  if (typeof part === 'number') return String(part);
  return 'html' in part ? part.html : part.map((item) => item.html).join('');
}

/** A template whose holes are escaped, unless they hold `Html` already. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: texts.reduce((page, text, at) => page + render(parts[at - 1]) + text) };
}
