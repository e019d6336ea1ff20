import { type DocumentKind, mayBeNin, recogniseDocument } from '@portal/contracts';
import { Button, Icon, TextInput } from '@portal/ui';
import { useState } from 'react';
import { isMissing, useAddressField } from '../../forms/use-address-field.ts';
import { useMessages } from '../../messages.ts';

const problemOf = (typed: string) => (isMissing(typed) ? 'missing' : mayBeNin(typed) ? 'nin' : undefined);

/**
 * One box for papers and cards. A plain GET form to the verification page, which knows what was typed; with script it says so
 * while one types.
 */
export function VerifyForm() {
  const messages = useMessages();
  const { field, problem, change, check } = useAddressField(problemOf);
  const [kind, setKind] = useState<DocumentKind>();
  const looksLike: Readonly<Record<DocumentKind, string>> = {
    bill: messages.looksLikeBill,
    receipt: messages.looksLikeReceipt,
    rrr: messages.looksLikeRrr,
    certificate: messages.looksLikeCertificate,
    'identity-card': messages.looksLikeCard,
    link: messages.looksLikeLink,
  };

  return (
    <form action="/receipt-verification" method="get" onSubmit={check} noValidate className="home-form">
      <TextInput
        ref={field}
        name="ref"
        label={messages.verifyLabel}
        error={problem && (problem === 'missing' ? messages.verifyMissing : messages.verifyNotNin)}
        onChange={({ currentTarget: { value } }) => {
          change();
          setKind(recogniseDocument(value));
        }}
        required
        withAsterisk={false}
        maxLength={2048}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
      />
      <p role="status" className="home-recognised">
        {kind && (
          <>
            <Icon name="check" size={18} /> {looksLike[kind]}
          </>
        )}
      </p>
      <Button type="submit" variant="secondary" fullWidth icon={<Icon name="verify" />}>
        {messages.verifyButton}
      </Button>
    </form>
  );
}
