import type { getBillRecord, ResponseOf } from '@portal/contracts';
import { Money } from '@portal/ui';

export interface BillLinesProps {
  readonly lines: ResponseOf<typeof getBillRecord>['lines'];
}

export function BillLines({ lines }: BillLinesProps) {
  return (
    <ul className="ws-bill-lines">
      {lines.map(({ head, headCode, description, narration, amountKobo }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a bill never move
        <li key={index}>
          <span>
            {description}
            <small>{[headCode, head, narration].filter(Boolean).join(' · ')}</small>
          </span>
          <Money amountKobo={amountKobo} />
        </li>
      ))}
    </ul>
  );
}
