import { formatNaira, kobo, type ReturnChange, type ReturnKindId } from '@portal/contracts';
import { Sheet } from '@portal/ui';
import { TextField } from '@portal/ui/forms';
import { useReturnsMessages } from './messages/use-returns-messages.ts';
import { useFieldName } from './use-field-name.ts';

export interface ChangeReasonsProps {
  readonly kind: ReturnKindId;
  readonly changes: readonly ReturnChange[];
  readonly reasons: Readonly<Record<string, string>>;
  readonly errorOf: (path: string) => string | undefined;
  readonly onChange: (path: string, reason: string) => void;
}

/** What the portal had filled in and the person says otherwise, each with its reason. */
export function ChangeReasons({ kind, changes, reasons, errorOf, onChange }: ChangeReasonsProps) {
  const messages = useReturnsMessages();
  const nameOf = useFieldName(kind);
  if (changes.length === 0) return null;
  const said = (value: ReturnChange['said']) =>
    value === null ? messages.removed : typeof value === 'number' ? formatNaira(kobo(value)) : String(value);
  return (
    <Sheet aria-labelledby="return-changes">
      <h2 id="return-changes" className="ui-heading">
        {messages.changes}
      </h2>
      <p className="return-quiet">{messages.changesText}</p>
      {changes.map(({ path, filled, said: now }) => (
        <TextField
          key={path}
          id={`reasons.${path}`}
          label={messages.change(nameOf(path), said(filled), said(now))}
          description={messages.reason}
          value={reasons[path] ?? ''}
          error={errorOf(`reasons.${path}`)}
          maxLength={300}
          autoComplete="off"
          onChange={(event) => onChange(path, event.currentTarget.value)}
        />
      ))}
    </Sheet>
  );
}
