import type { DocumentKind } from '@portal/contracts';
import { Mark } from '@portal/ui';
import { useMessages } from '../../messages.ts';
import { onPaper, type Shape } from './reference-shape.ts';

export interface DrawnPaperProps {
  readonly typed: string;
  readonly shape: Shape | undefined;
}

/** Where the characters that are being typed stand on paper. Decoration: the field and its hint say the same in words. */
export function DrawnPaper({ typed, shape }: DrawnPaperProps) {
  const messages = useMessages();
  const { written, open } = onPaper(typed, shape);
  const names: Readonly<Record<DocumentKind, readonly [paper: string, slot: string]>> = {
    bill: [messages.paperInvoice, messages.referenceLabel],
    rrr: [messages.paperInvoice, 'RRR'],
    receipt: [messages.paperReceipt, messages.paperNumber],
    certificate: [messages.paperCertificate, messages.paperNumber],
    notice: [messages.paperNotice, messages.paperNumber],
    'identity-card': [messages.paperCard, messages.paperCode],
    link: [messages.paperReceipt, messages.paperCode],
  };
  const [paper, slot] = names[shape?.kind ?? 'bill'];
  return (
    <div className="drawn" aria-hidden="true">
      <div className="drawn-paper" data-kind={shape?.kind}>
        <p className="drawn-head">
          <Mark size={28} />
          <span className="drawn-ghost" />
          <b>{paper}</b>
        </p>
        <p className="drawn-label">{slot}</p>
        <p className="drawn-slot">
          {written}
          <span>{open}</span>
        </p>
        <p className="drawn-label drawn-more">{messages.paperAmount}</p>
        <p className="drawn-more">
          <span className="drawn-ghost" data-tall />
          <span className="drawn-ghost" />
        </p>
        <p className="drawn-lines drawn-more">
          <span className="drawn-ghost" />
          <span className="drawn-ghost" />
          <span className="drawn-ghost" />
        </p>
      </div>
    </div>
  );
}
