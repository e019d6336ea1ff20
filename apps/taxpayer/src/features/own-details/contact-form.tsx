import { SummaryList } from '@portal/ui';
import { useState } from 'react';
import { ContactCode } from './contact-code.tsx';
import { ContactStart } from './contact-start.tsx';
import { useDetailsMessages } from './messages/use-details-messages.ts';
import { Section } from './section.tsx';

export interface ContactFormProps {
  readonly kind: 'email' | 'phone';
  /** As it is now. */
  readonly now: string;
}

/** Another email address or telephone number: typed with the password, proved by the code that was sent there. */
export function ContactForm({ kind, now }: ContactFormProps) {
  const messages = useDetailsMessages();
  const [asked, setAsked] = useState<{ readonly id: string; readonly value: string }>();
  const words = messages[kind];
  return (
    <Section id={`details-${kind}`} title={words.title} text={words.text}>
      <SummaryList items={[{ term: words.now, detail: now }]} />
      {asked ? (
        <ContactCode kind={kind} asked={asked} onDone={() => setAsked(undefined)} />
      ) : (
        <ContactStart kind={kind} onSent={setAsked} />
      )}
    </Section>
  );
}
