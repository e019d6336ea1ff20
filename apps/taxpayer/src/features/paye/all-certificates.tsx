import { type PayeReturn, payeCertificatesAtOnce } from '@portal/contracts';
import { Button, saveFile } from '@portal/ui';
import { SelectField } from '@portal/ui/forms';
import { useState } from 'react';
import { usePayeMessages } from './messages/use-paye-messages.ts';
import { useCertificates } from './paye.queries.ts';
import { Refusal } from './refusal.tsx';

/** The certificates of a year in one file; of many employees in several, a part at a time. */
export function AllCertificates({ made: { year, certified } }: { readonly made: PayeReturn }) {
  const messages = usePayeMessages();
  const together = useCertificates(year);
  const [from, setFrom] = useState(0);
  if (certified < 2) return null;
  const parts = Array.from({ length: Math.ceil(certified / payeCertificatesAtOnce) }, (_, part) => ({
    first: part * payeCertificatesAtOnce,
    last: Math.min(certified, (part + 1) * payeCertificatesAtOnce),
  }));
  const { first, last } = parts.find((part) => part.first === from) ?? { first: 0, last: certified };
  return (
    <div className="schedule-find">
      {together.isError && <Refusal error={together.error} otherwise={messages.certificateFailed} />}
      {parts.length > 1 && (
        <SelectField
          label={messages.certificatesPart}
          value={String(first)}
          data={parts.map((part) => ({
            value: String(part.first),
            label: messages.certificatesFrom(part.first + 1, part.last, certified),
          }))}
          onChange={({ currentTarget }) => setFrom(Number(currentTarget.value))}
        />
      )}
      <Button
        variant="secondary"
        pending={together.isPending}
        pendingText={messages.certificatesMaking}
        onClick={() =>
          together.mutate(first, {
            onSuccess: (bytes) =>
              saveFile(`paye-${year}-certificates-${first + 1}-${last}.pdf`, bytes, 'application/pdf'),
          })
        }
      >
        {messages.certificatesAll(last - first)}
      </Button>
    </div>
  );
}
