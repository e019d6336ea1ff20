import { messageFrom, useApiClient } from '@portal/api-client';
import { mailReceiptTo } from '@portal/contracts';
import { Button } from '@portal/ui';
import { type FormEvent, useId, useState } from 'react';
import { paymentsTexts } from '../../messages/catalogue.ts';

/** Whoever paid for somebody else has an email of their own. The browser's field, because the kit's would be fetched by every payer. */
export function ReceiptByEmail({ billReference }: { readonly billReference: string }) {
  const texts = paymentsTexts.useMessages();
  const api = useApiClient();
  const id = useId();
  const [isPending, setPending] = useState(false);
  const [news, setNews] = useState('');

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email') ?? '');
    setPending(true);
    setNews('');
    try {
      await api(mailReceiptTo, { body: { billReference, email } });
      setNews(texts.receiptOrdered(email));
      form.reset();
    } catch (error) {
      setNews(messageFrom(error, texts.receiptNotOrdered));
    }
    setPending(false);
  }

  return (
    <form className="bill-email ui-screen-only" onSubmit={send}>
      <label htmlFor={id}>{texts.ownEmail}</label>
      <input id={id} name="email" type="email" required maxLength={120} autoComplete="email" />
      <Button type="submit" variant="secondary" pending={isPending} pendingText={texts.sendingReceipt}>
        {texts.sendReceipt}
      </Button>
      <p role="status" className="bill-email-news">
        {news}
      </p>
    </form>
  );
}
