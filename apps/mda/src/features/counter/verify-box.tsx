import { messageFrom, useApiClient } from '@portal/api-client';
import { type Verdict, verifyForService } from '@portal/contracts';
import { useMutation } from '@portal/platform/query';
import { Button, formatDateTime, Icon, type IconName, Money, Sheet, TextLink } from '@portal/ui';
import { TextField } from '@portal/ui/forms';
import { type FormEvent, useState } from 'react';
import { paths } from '../../paths.ts';
import { useCounterMessages } from './messages/use-counter-messages.ts';
import { ServiceButton } from './service-button.tsx';

const looks: Readonly<Record<Verdict['verdict'], readonly [tone: 'good' | 'warning' | 'danger', icon: IconName]>> = {
  serve: ['good', 'check'],
  given: ['warning', 'info'],
  'not-paid': ['danger', 'error'],
  'under-review': ['warning', 'clock'],
  void: ['danger', 'error'],
  'other-mda': ['danger', 'error'],
};

/** The paper in somebody's hand, and one word: serve or not. */
export function VerifyBox() {
  const messages = useCounterMessages();
  const api = useApiClient();
  const [paper, setPaper] = useState('');
  const verify = useMutation({ mutationFn: () => api(verifyForService, { body: { paper } }) });

  function send(event: FormEvent) {
    event.preventDefault();
    verify.mutate();
  }

  return (
    <Sheet as="section" padding="md" className="mc-verify" aria-label={messages.verify}>
      <h2 className="mc-heading">{messages.verify}</h2>
      <form className="mc-search-line" noValidate onSubmit={send}>
        <TextField
          label={messages.verifyLabel}
          value={paper}
          autoComplete="off"
          maxLength={64}
          error={verify.error && messageFrom(verify.error, messages.failed)}
          onChange={(event) => setPaper(event.currentTarget.value)}
        />
        <Button type="submit" pending={verify.isPending} pendingText={messages.checking}>
          {messages.check}
        </Button>
      </form>
      <div role="status">
        {verify.data && <VerdictView verdict={verify.data} />}
        {verify.data && verify.data.others.length > 0 && <p>{messages.paidTogether(verify.data.others.length + 1)}</p>}
        {verify.data?.others.map((other) => (
          <VerdictView key={other.billReference} verdict={other} />
        ))}
      </div>
    </Sheet>
  );
}

function VerdictView({ verdict: said }: { readonly verdict: Verdict }) {
  const messages = useCounterMessages();
  const { verdict, payer, heads, totalKobo, paidAt, given, receiptNumber, billReference, correctedBy } = said;
  const [tone, icon] = looks[verdict];
  return (
    <div className="mc-verdict" data-tone={tone}>
      <p className="mc-verdict-word">
        <Icon name={icon} size={28} /> {messages.verdicts[verdict]}
      </p>
      {payer !== null && (
        <p>
          <b>{payer}</b> · {heads} · {totalKobo !== null && <Money amountKobo={totalKobo} />}
          {paidAt && ` · ${messages.paidOn(formatDateTime(paidAt))}`}
        </p>
      )}
      {given && <p>{messages.given(given.by, formatDateTime(given.at))}</p>}
      {correctedBy && (
        <p>
          {messages.leadsTo} <TextLink to={paths.bill(correctedBy)}>{correctedBy}</TextLink>
        </p>
      )}
      {verdict === 'serve' && receiptNumber && <ServiceButton key={receiptNumber} receiptNumber={receiptNumber} />}
      {billReference && (
        <p>
          <TextLink to={paths.bill(billReference)}>{messages.openBill}</TextLink>
        </p>
      )}
    </div>
  );
}
