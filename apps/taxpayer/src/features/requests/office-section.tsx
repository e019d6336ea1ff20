import { messageFrom, problemOf, useApiClient } from '@portal/api-client';
import { chooseHomeOffice, requestOfficeChange } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useOpenOffices } from '@portal/platform/lookups';
import { useMutation } from '@portal/platform/query';
import { Button, LoadFailure, Sheet, Skeleton, showToast } from '@portal/ui';
import { SelectField, TextAreaField, useDraftForm } from '@portal/ui/forms';
import { useHomeOffice, useRefreshRequests } from './requests.queries.ts';
import { texts } from './texts.ts';

const shortestReason = 10;

/** Which office looks after one's taxes: chosen until an office has confirmed it, asked for afterwards. */
export function OfficeSection() {
  const localized = useLocalized();
  const office = useHomeOffice();
  const now = office.data?.homeOffice;
  const sources = { area: texts.ofArea, chosen: texts.chosen, confirmed: texts.confirmed } as const;
  return (
    <Sheet aria-labelledby="own-office">
      <h2 id="own-office" className="account-heading">
        {localized(texts.office)}
      </h2>
      <p className="account-text">{localized(texts.officeText)}</p>
      {office.isPending && <Skeleton height={80} />}
      {office.isError && (
        <LoadFailure
          problem={problemOf(office.error)}
          message={localized(texts.failed)}
          onRetry={() => office.refetch()}
          isRetrying={office.isFetching}
        />
      )}
      {office.data && (
        <p>
          {now ? (
            <>
              <strong>{now.name}</strong> {`(${localized(sources[now.source])})`}
            </>
          ) : (
            localized(texts.noOffice)
          )}
        </p>
      )}
      {office.data && <OfficeForm nowId={now?.taxOfficeId} isConfirmed={now?.source === 'confirmed'} />}
    </Sheet>
  );
}

interface OfficeFormProps {
  readonly nowId: number | undefined;
  readonly isConfirmed: boolean;
}

function OfficeForm({ nowId, isConfirmed }: OfficeFormProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const refresh = useRefreshRequests();
  const offices = useOpenOffices();
  const form = useDraftForm({
    initial: { taxOfficeId: '', reason: '' },
    parse({ taxOfficeId, reason }) {
      const problems = {
        ...(taxOfficeId === '' && { taxOfficeId: localized(texts.required) }),
        ...(isConfirmed && reason.trim().length < shortestReason && { reason: localized(texts.sayMore) }),
      };
      return Object.keys(problems).length > 0
        ? { kind: 'wrong', problems }
        : { kind: 'complete', value: { taxOfficeId: Number(taxOfficeId), reason: reason.trim() } };
    },
  });
  const sending = useMutation({
    mutationFn: async (body: { readonly taxOfficeId: number; readonly reason: string }) => {
      if (isConfirmed) await api(requestOfficeChange, { body });
      else await api(chooseHomeOffice, { body: { taxOfficeId: body.taxOfficeId } });
    },
    async onSuccess() {
      showToast({ kind: 'success', message: localized(isConfirmed ? texts.sent : texts.chosenNow) });
      form.set('taxOfficeId', '');
      form.set('reason', '');
      await refresh();
    },
    onError: (error) => showToast({ kind: 'error', message: messageFrom(error, localized(texts.notSent)) }),
  });
  return (
    <form
      className="auth-form"
      noValidate
      onSubmit={form.onSubmit((value) => {
        if (!sending.isPending) sending.mutate(value);
      }, form.focus)}
    >
      {isConfirmed && <p>{localized(texts.askText)}</p>}
      <SelectField
        {...form.field('taxOfficeId')}
        label={localized(texts.another)}
        data={[
          { value: '', label: localized(texts.choose) },
          ...(offices.data ?? [])
            .filter(({ id }) => id !== nowId)
            .map(({ id, displayField }) => ({ value: String(id), label: displayField })),
        ]}
      />
      {isConfirmed && (
        <TextAreaField
          {...form.field('reason')}
          label={localized(texts.why)}
          description={localized(texts.whyHint)}
          maxLength={500}
          rows={2}
        />
      )}
      <div className="account-actions">
        <Button type="submit" variant="secondary" pending={sending.isPending} pendingText={localized(texts.sending)}>
          {localized(isConfirmed ? texts.send : texts.chooseThis)}
        </Button>
      </div>
    </form>
  );
}
