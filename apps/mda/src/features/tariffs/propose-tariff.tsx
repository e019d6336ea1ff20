import { ApiError, messageFrom, useApiClient } from '@portal/api-client';
import { getHeadForm, proposeHeadTariff } from '@portal/contracts';
import { useMutation, useQueryClient } from '@portal/platform/query';
import { useNavigate } from '@portal/platform/router';
import { Button, ErrorSummary, Page, Sheet, showToast, TextLink } from '@portal/ui';
import { DateField, SelectField, TextField } from '@portal/ui/forms';
import { tariffsKey } from '@portal/workspace/billing';
import { type FormEvent, useState } from 'react';
import { paths } from '../../paths.ts';
import { useOwnHeads } from '../../use-own-heads.ts';
import { AttributeRows } from './attribute-rows.tsx';
import { useTariffMessages } from './messages/use-tariff-messages.ts';
import { RuleFields } from './rule-fields.tsx';
import { bodyOf, emptyTariff, type TypedTariff, typedTariffOf } from './typed-tariff.ts';

/** A version of a tariff for an own head, from a day to come. It begins with what counts today. */
export function ProposeTariff() {
  const messages = useTariffMessages();
  const api = useApiClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const heads = useOwnHeads();
  const [typed, setTyped] = useState(emptyTariff);
  const [submissionId] = useState(() => crypto.randomUUID());
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [tries, setTries] = useState(0);
  const change = (next: Partial<TypedTariff>) => setTyped((before) => ({ ...before, ...next }));
  const begin = useMutation({
    mutationFn: (code: string) => api(getHeadForm, { params: { code } }),
    onSuccess: (form) => setTyped(({ validFrom }) => ({ ...typedTariffOf(form), validFrom })),
  });
  const propose = useMutation({
    mutationFn: () => api(proposeHeadTariff, { body: bodyOf(typed, submissionId) }),
    onSuccess() {
      showToast({ kind: 'success', message: messages.proposed });
      void queries.invalidateQueries({ queryKey: tariffsKey });
      void navigate(paths.tariffs);
    },
    onError(error) {
      setProblems(error instanceof ApiError ? error.fieldErrors : {});
      setTries((before) => before + 1);
    },
  });
  const said = Object.entries(problems).map(([path, message]) => ({ label: path, message }));
  if (said.length === 0 && propose.error)
    said.push({ label: '', message: messageFrom(propose.error, messages.failed) });

  function send(event: FormEvent) {
    event.preventDefault();
    propose.mutate();
  }

  return (
    <Page
      title={messages.proposeTitle}
      lead={messages.proposeLead}
      width="wide"
      actions={<TextLink to={paths.tariffs}>{messages.back}</TextLink>}
    >
      <form className="mc-form" noValidate onSubmit={send}>
        <ErrorSummary
          key={tries}
          problems={said.map(({ label, message }) => (label ? { label, message } : { message }))}
          title={messages.mend}
        />
        <Sheet as="div" padding="md">
          <div className="mt-fields">
            <SelectField
              label={messages.head}
              value={typed.revenueHeadCode}
              error={problems.revenueHeadCode}
              onChange={(event) => {
                change({ revenueHeadCode: event.currentTarget.value });
                if (event.currentTarget.value !== '') begin.mutate(event.currentTarget.value);
              }}
              data={[
                { value: '', label: messages.choose },
                ...(heads ?? []).map(({ code, displayField }) => ({ value: code, label: `${displayField} · ${code}` })),
              ]}
            />
            <DateField
              label={messages.validFrom}
              value={typed.validFrom}
              error={problems.validFrom}
              onChange={(event) => change({ validFrom: event.currentTarget.value })}
            />
            <TextField
              label={messages.basis}
              maxLength={300}
              value={typed.basis}
              error={problems.basis}
              onChange={(event) => change({ basis: event.currentTarget.value })}
            />
          </div>
        </Sheet>
        <h2 className="mc-heading">{messages.asks}</h2>
        <AttributeRows
          attributes={typed.attributes}
          problems={problems}
          onChange={(attributes) => change({ attributes })}
        />
        <h2 className="mc-heading">{messages.costs}</h2>
        <Sheet as="div" padding="md">
          <RuleFields typed={typed} problems={problems} onChange={change} />
        </Sheet>
        <div className="mc-actions">
          <Button type="submit" size="lg" pending={propose.isPending}>
            {messages.send}
          </Button>
        </div>
      </form>
    </Page>
  );
}
