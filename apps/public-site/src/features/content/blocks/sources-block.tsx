import type { BlockOf } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { formatDate } from '@portal/ui';
import { useMessages } from '../../../messages.ts';
import { keyed } from '../keyed.ts';
import { RichText } from '../rich-text.tsx';

/** The law a page rests on, and the day it was read. */
export function SourcesBlock({ asOf, items }: BlockOf<'sources'>) {
  const messages = useMessages();
  const language = useLanguage();
  return (
    <section id="sources" className="content-sources">
      <h2>{messages.sourcesTitle}</h2>
      <ul>
        {keyed(items).map(({ key, part: item }) => (
          <li key={key}>
            <RichText text={item} />
          </li>
        ))}
      </ul>
      <p>{messages.sourcesAsOf(formatDate(asOf, language))}</p>
    </section>
  );
}
