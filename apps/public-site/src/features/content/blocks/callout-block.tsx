import type { BlockOf } from '@portal/contracts';
import { Notice } from '@portal/ui';
import { useMessages } from '../../../messages.ts';
import { RichText } from '../rich-text.tsx';

/** What must not be missed; what is uncertain says so in words. */
export function CalloutBlock({ tone, title, text }: BlockOf<'callout'>) {
  const messages = useMessages();
  const heading = title ?? (tone === 'uncertain' ? messages.uncertain : undefined);
  return (
    <Notice kind={tone === 'information' ? 'info' : 'warning'} {...(heading && { title: heading })}>
      <p>
        <RichText text={text} />
      </p>
    </Notice>
  );
}
