import { useLanguage } from '@portal/platform';
import { formatLongDate } from '@portal/ui';
import { useEffect, useState } from 'react';
import { paymentsTexts } from '../../messages/catalogue.ts';

/** The day of printing, on paper only. Known in the browser alone, so that a page rendered yesterday still prints today's date. */
export function PrintedOn() {
  const texts = paymentsTexts.useMessages();
  const language = useLanguage();
  const [printedAt, setPrintedAt] = useState<number>();

  useEffect(() => {
    const refresh = () => setPrintedAt(Date.now());
    refresh();
    addEventListener('beforeprint', refresh);
    return () => removeEventListener('beforeprint', refresh);
  }, []);

  return (
    <p className="bill-printed-on">{printedAt !== undefined && texts.printedOn(formatLongDate(printedAt, language))}</p>
  );
}
