import { type DecimalMark, formatNaira, type MarkAsked } from '@portal/contracts';
import { Button, Notice } from '@portal/ui';
import { useFormMessages } from '../messages/use-form-messages.ts';

export interface MarkQuestionProps {
  readonly asked: MarkAsked;
  /** Until the file is read again. */
  readonly isBusy: boolean;
  readonly onAnswer: (mark: DecimalMark) => void;
}

/** Amounts of the file can be read two ways: asked once, for all of them. */
export function MarkQuestion({ asked, isBusy, onAnswer }: MarkQuestionProps) {
  const messages = useFormMessages();
  const ways = [
    ['point', asked.pointKobo],
    ['comma', asked.commaKobo],
  ] as const;
  return (
    <Notice kind="warning" role="status" title={messages.markAsked(asked.example)}>
      <p>{messages.markHelp}</p>
      <div className="ws-mark-ways">
        {ways.map(([mark, kobo]) => (
          <Button key={mark} variant="secondary" disabled={isBusy} onClick={() => onAnswer(mark)}>
            {kobo === null ? messages.markNames[mark] : formatNaira(kobo)}
          </Button>
        ))}
      </div>
    </Notice>
  );
}
