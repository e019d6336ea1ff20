import { useApiClient } from '@portal/api-client';
import { genders, heldKinds, lagosDay, noteExecution } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { CheckboxField, MoneyField, TextAreaField, TextField } from '@portal/ui/forms';
import { useState } from 'react';
import { ChoiceField, FilesField, FormDialog, ListField, useContractForm } from '../forms/index.ts';
import { digestsOf } from './digests-of.ts';
import type { StepDialogProps } from './step-dialog-props.ts';
import { moveWords, words } from './words.ts';

const photoBytes = 25_000_000;
const figure = (typed: unknown) => (String(typed ?? '').trim() === '' ? undefined : Number(typed));

/** Inventory, searches, place, photographs, witness and costs of a visit. */
export function ExecutionDialog({ enforcement, move, onClose, onDone }: StepDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const { id, number, caseVersion, visits } = enforcement;
  const visit = visits.find(({ state }) => state === 'departed');
  const [digests, setDigests] = useState<readonly string[]>([]);
  const form = useContractForm({
    kinds: {
      ...{ arrived: 'text', left: 'text', latitude: 'text', longitude: 'text', hasSealed: 'switch' },
      goods: [{ what: 'text', kind: 'choice', valueKobo: 'kobo', keptAt: 'text', receipt: 'text' }],
      searches: [{ searched: 'text', gender: 'choice', searchedBy: 'choice' }],
      ...{ signedFor: 'text', refusal: 'text', witness: 'text', costsKobo: 'kobo', account: 'text' },
      ...{ photos: 'files', photosKeptAt: 'text' },
    },
    initial: { witness: visit?.witness ?? '', hasSealed: visit?.willSeal ?? false },
    schema: noteExecution.body,
    labels: {
      ...{ arrived: localized(words.arrived), left: localized(words.left), latitude: localized(words.latitude) },
      ...{
        longitude: localized(words.longitude),
        hasSealed: localized(words.hasSealed),
        goods: localized(words.goods),
      },
      ...{ what: localized(words.what), kind: localized(words.kind), valueKobo: localized(words.valueKobo) },
      ...{ keptAt: localized(words.keptAt), receipt: localized(words.receipt), searches: localized(words.searches) },
      ...{ searched: localized(words.searched), gender: localized(words.gender), photos: localized(words.photos) },
      ...{ searchedBy: localized(words.searchedBy), signedFor: localized(words.signedFor) },
      ...{ refusal: localized(words.refusal), witness: localized(words.witness), costsKobo: localized(words.costs) },
      ...{ account: localized(words.account), photosKeptAt: localized(words.photosKeptAt) },
    },
    aliases: { arrivedAt: 'arrived', leftAt: 'left', 'photos.0.keptAt': 'photosKeptAt' },
    shape: ({ arrived, left, latitude, longitude, photosKeptAt, ...done }) => {
      const at = (time: unknown) => `${lagosDay(visit?.startsAt ?? '')}T${String(time)}:00+01:00`;
      return {
        ...done,
        ...{ caseVersion, arrivedAt: at(arrived), leftAt: at(left) },
        ...{ latitude: figure(latitude), longitude: figure(longitude) },
        photos: digests.map((digest) => ({ digest, keptAt: photosKeptAt })),
      };
    },
    save: (body) => api(noteExecution, { params: { id }, body }),
    done: localized(words.done),
    onDone() {
      onDone();
      onClose();
    },
  });
  const photos = form.files('photos');
  const title = localized(moveWords[move].title);
  return (
    <FormDialog title={`${title}: ${number}`} form={form} action={title} onClose={onClose}>
      <p>{localized(words.executeText)}</p>
      <TextField {...form.field('arrived')} required withAsterisk={false} maxLength={5} />
      <TextField {...form.field('left')} required withAsterisk={false} maxLength={5} />
      <TextField {...form.field('latitude')} required withAsterisk={false} inputMode="decimal" />
      <TextField {...form.field('longitude')} required withAsterisk={false} inputMode="decimal" />
      {visit?.willSeal && <CheckboxField {...form.check('hasSealed')} />}
      {visit?.willTake && (
        <ListField {...form.rows('goods')} add={localized(words.addGoods)}>
          {(at) => (
            <>
              <TextField {...form.field(`goods.${at}.what`)} required withAsterisk={false} maxLength={200} />
              <ChoiceField
                {...form.field(`goods.${at}.kind`)}
                choices={heldKinds.map((kind) => ({
                  id: kind,
                  displayField: localized(kind === 'books' ? words.kindBooks : words.kindGoods),
                }))}
                required
              />
              <MoneyField {...form.field(`goods.${at}.valueKobo`)} required />
              <TextField {...form.field(`goods.${at}.keptAt`)} required withAsterisk={false} maxLength={200} />
              <TextField {...form.field(`goods.${at}.receipt`)} maxLength={60} />
            </>
          )}
        </ListField>
      )}
      {visit?.willSearch && (
        <ListField {...form.rows('searches')} add={localized(words.addSearch)} max={20}>
          {(at) => (
            <>
              <TextField {...form.field(`searches.${at}.searched`)} required withAsterisk={false} maxLength={120} />
              <ChoiceField
                {...form.field(`searches.${at}.gender`)}
                choices={genders.map((one) => ({ id: one, displayField: localized(words[one]) }))}
                required
              />
              <ChoiceField
                {...form.field(`searches.${at}.searchedBy`)}
                choices={visit.team.map((one) => ({ id: one.id, displayField: one.name }))}
                required
              />
            </>
          )}
        </ListField>
      )}
      <TextField {...form.field('signedFor')} maxLength={120} />
      <TextField {...form.field('refusal')} maxLength={500} />
      <TextField {...form.field('witness')} required withAsterisk={false} maxLength={120} />
      <FilesField
        {...photos}
        onChange={(files) => {
          photos.onChange(files);
          void digestsOf(files).then(setDigests);
        }}
        accept="image/*"
        max={60}
        bytesMax={photoBytes}
      />
      <TextField {...form.field('photosKeptAt')} required withAsterisk={false} maxLength={200} />
      <MoneyField {...form.field('costsKobo')} required />
      <TextAreaField {...form.field('account')} rows={4} maxLength={2000} />
    </FormDialog>
  );
}
