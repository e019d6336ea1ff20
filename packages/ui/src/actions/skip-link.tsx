import { useUiMessages } from '../messages/use-ui-messages.ts';

export interface SkipLinkProps {
  /** Id of the main element, which must be focusable (`tabIndex={-1}`). */
  readonly targetId: string;
}

/** The first thing the keyboard reaches on every page. */
export function SkipLink({ targetId }: SkipLinkProps) {
  const messages = useUiMessages();
  return (
    <a className="ui-skip-link" href={`#${targetId}`}>
      {messages.skipToContent}
    </a>
  );
}
