import { useApiClient } from '@portal/api-client';
import { giveSpotCheck, listSpotCheckers } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { ChoiceField, FormDialog, useContractForm } from '../forms/index.ts';
import type { RecordPartProps } from './record-part-props.ts';
import { recordTexts as texts } from './record-texts.ts';

export interface GiveCheckDialogProps extends RecordPartProps {
  readonly to: 'enumerator' | 'officer';
  readonly onClose: () => void;
}

/** Only who neither recorded nor accepted it stands in the list. */
export function GiveCheckDialog({ to, record, act, onClose }: GiveCheckDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const params = { id: record.id };
  const { data } = useQuery({
    queryKey: ['spot-checkers', record.id],
    queryFn: ({ signal }) => api(listSpotCheckers, { params }, signal),
  });
  const people = data?.[to === 'enumerator' ? 'enumerators' : 'officers'];
  const form = useContractForm({
    kinds: { personId: 'choice' },
    schema: giveSpotCheck.body,
    labels: { personId: localized(texts.person) },
    shape: (typed) => ({ ...typed, to }),
    save: (body) => act(() => api(giveSpotCheck, { params, body })),
    done: localized(texts.saved),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`${localized(to === 'enumerator' ? texts.toEnumerator : texts.toOfficer)}: ${record.sign}`}
      form={form}
      action={localized(texts.giveCheck)}
      onClose={onClose}
    >
      <ChoiceField
        {...form.field('personId')}
        choices={people?.map(({ id, name }) => ({ id, displayField: name }))}
        placeholder={localized(texts.onePerson)}
        required
      />
    </FormDialog>
  );
}
