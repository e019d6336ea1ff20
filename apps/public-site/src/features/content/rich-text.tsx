import type { RichText as Text } from '@portal/contracts';
import { Fragment } from 'react';
import { ContentLink } from './content-link.tsx';
import { keyed } from './keyed.ts';

export interface RichTextProps {
  readonly text: Text;
}

type Span = Exclude<Exclude<Text, string>[number], string>;

/** Words with their links and emphasis. */
export function RichText({ text }: RichTextProps) {
  if (typeof text === 'string') return text;
  return keyed(text).map(({ key, part }) => (
    <Fragment key={key}>{typeof part === 'string' ? part : <SpanView {...part} />}</Fragment>
  ));
}

function SpanView({ text, strong, to }: Span) {
  const words = strong ? <strong>{text}</strong> : text;
  return to ? <ContentLink to={to}>{words}</ContentLink> : words;
}
