import { messageFrom, useApiClient } from '@portal/api-client';
import {
  inviteRepresentative,
  type RepresentationRight,
  type RepresentativeKind,
  representationRights,
} from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useMutation } from '@portal/platform/query';
import { Button, Notice, Reference, showToast, TextInput } from '@portal/ui';
import { SelectField, useDraftForm } from '@portal/ui/forms';
import { texts } from './texts.ts';

export interface LetSomebodyProps {
  readonly onMade: () => Promise<void>;
  readonly onClose: () => void;
}

const rightsOf = {
  see: ['see'],
  bills: ['see', 'bills'],
  prepare: ['see', 'paye-prepare'],
  file: ['see', 'paye-prepare', 'paye-file'],
  withhold: ['see', 'withholding-prepare'],
  withheld: ['see', 'withholding-prepare', 'withholding-file'],
  returned: ['see', 'returns-prepare'],
  returnsFiled: ['see', 'returns-prepare', 'returns-file'],
  all: [...representationRights],
} as const satisfies Readonly<Record<string, readonly RepresentationRight[]>>;

/** Makes the code whose giving is the consent. */
export function LetSomebody({ onMade, onClose }: LetSomebodyProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const form = useDraftForm({
    initial: { label: '', kind: 'agent', may: 'see' },
    parse: ({ label, kind, may }) =>
      label.trim().length < 2
        ? { kind: 'wrong', problems: { label: localized(texts.sayWho) } }
        : {
            kind: 'complete',
            value: {
              label: label.trim(),
              kind: kind as RepresentativeKind,
              rights: [...rightsOf[may as keyof typeof rightsOf]],
            },
          },
  });
  const making = useMutation({
    mutationFn: (body: { label: string; kind: RepresentativeKind; rights: RepresentationRight[] }) =>
      api(inviteRepresentative, { body }),
    onSuccess: onMade,
    onError: (error) => showToast({ kind: 'error', message: messageFrom(error, localized(texts.notChanged)) }),
  });
  if (making.data) return <TheCode code={making.data.code} onClose={onClose} />;
  return (
    <form
      className="auth-form"
      noValidate
      onSubmit={form.onSubmit((value) => {
        if (!making.isPending) making.mutate(value);
      }, form.focus)}
    >
      <TextInput
        {...form.field('label')}
        label={localized(texts.label)}
        description={localized(texts.labelHint)}
        required
        withAsterisk={false}
        maxLength={80}
      />
      <SelectField
        {...form.field('kind')}
        label={localized(texts.kind)}
        data={[
          { value: 'agent', label: localized(texts.agent) },
          { value: 'person', label: localized(texts.person) },
        ]}
      />
      <SelectField
        {...form.field('may')}
        label={localized(texts.may)}
        data={[
          { value: 'see', label: localized(texts.seeOnly) },
          { value: 'bills', label: localized(texts.seeAndBills) },
          { value: 'prepare', label: localized(texts.payePrepare) },
          { value: 'file', label: localized(texts.payeFile) },
          { value: 'withhold', label: localized(texts.withholdingPrepare) },
          { value: 'withheld', label: localized(texts.withholdingFile) },
          { value: 'returned', label: localized(texts.returnsPrepare) },
          { value: 'returnsFiled', label: localized(texts.returnsFile) },
          { value: 'all', label: localized(texts.everything) },
        ]}
      />
      <div className="account-actions">
        <Button type="submit" pending={making.isPending} pendingText={localized(texts.making)}>
          {localized(texts.make)}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {localized(texts.cancel)}
        </Button>
      </div>
    </form>
  );
}

function TheCode({ code, onClose }: { readonly code: string; readonly onClose: () => void }) {
  const localized = useLocalized();
  // Behind the #: no server and no log ever sees it.
  const link = `${window.location.origin}/user/clients#${code}`;
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => showToast({ kind: 'success', message: localized(texts.copied) }),
      () => undefined,
    );
  return (
    <Notice kind="success" title={localized(texts.codeMade)} role="status">
      <p>
        <Reference value={code} />
      </p>
      <p className="people-link">{link}</p>
      <p>{localized(texts.codeText)}</p>
      <div className="account-actions">
        <Button size="sm" onClick={copy}>
          {localized(texts.copy)}
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          {localized(texts.done)}
        </Button>
      </div>
    </Notice>
  );
}
