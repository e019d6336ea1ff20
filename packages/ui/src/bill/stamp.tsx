import { useUiMessages } from '../messages/use-ui-messages.ts';

export interface StampProps {
  readonly kind: 'paid' | 'void';
  /** Below the word, ready for reading, for example `20/11/2026`. */
  readonly date?: string;
}

/** A drawn rubber stamp across a receipt. Works in black and white: the word and the frame carry it. */
export function Stamp({ kind, date }: StampProps) {
  const messages = useUiMessages();
  const word = kind === 'paid' ? messages.stampPaid : messages.stampVoid;
  return (
    <svg
      className="ui-stamp"
      data-kind={kind}
      viewBox="0 0 200 100"
      role="img"
      aria-label={date ? `${word} ${date}` : word}
    >
      <g transform="rotate(-7 100 50)" fill="none" stroke="currentColor">
        <rect x="12" y="14" width="176" height="72" rx="10" strokeWidth="4" />
        <rect x="19" y="21" width="162" height="58" rx="6" strokeWidth="1.5" />
        <path d="M30 86l4-4M60 14l-5 4M150 86l6-3M176 14l-4 4" strokeWidth="3" stroke="var(--ui-card)" />
        <text
          x="100"
          y={date ? 53 : 62}
          textAnchor="middle"
          fill="currentColor"
          stroke="none"
          fontSize={word.length > 5 ? 27 : 36}
          fontWeight="800"
          letterSpacing={word.length > 5 ? 3 : 8}
        >
          {word}
        </text>
        {date && (
          <text x="100" y="72" textAnchor="middle" fill="currentColor" stroke="none" fontSize="14" letterSpacing="2">
            {date}
          </text>
        )}
      </g>
    </svg>
  );
}
