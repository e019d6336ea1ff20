import { powerSources, type Site, siteKinds } from '@portal/contracts';
import { SelectField, TextField } from '@portal/ui/forms';
import { AreaField } from '../../forms/area-field.tsx';
import { emptySite, parseSite } from './declaration-fields.ts';
import { ItemForm } from './item-form.tsx';
import { useInfrastructureMessages } from './messages/use-infrastructure-messages.ts';
import { type ItemEditorProps, useItemForm } from './use-item-form.ts';

export function SiteEditor({ item, ...actions }: ItemEditorProps<Site>) {
  const messages = useInfrastructureMessages();
  const form = useItemForm('site', item, emptySite, parseSite);
  const { field } = form;
  const choices = <T extends 'mast' | 'tower' | 'rooftop' | 'grid' | 'generator' | 'solar' | 'hybrid'>(
    all: readonly T[],
  ) => [{ value: '', label: messages.choose }, ...all.map((value) => ({ value, label: messages[value] }))];
  return (
    <ItemForm form={form} label={messages.addSite} save={messages.saveSite} {...actions}>
      <SelectField {...field('kind')} label={messages.kind} data={choices(siteKinds)} />
      <TextField {...field('name')} label={messages.siteName} maxLength={120} />
      <AreaField
        {...field('lgaId')}
        label={messages.lga}
        choose={messages.choose}
        failed={messages.areasFailed}
        retry={messages.retry}
      />
      <TextField {...field('place')} label={messages.place} description={messages.placeHint} maxLength={160} />
      <div className="infra-two">
        <TextField {...field('heightMetres')} label={messages.height} inputMode="decimal" maxLength={6} />
        <TextField {...field('sharers')} label={messages.sharers} inputMode="numeric" maxLength={2} />
      </div>
      <SelectField {...field('power')} label={messages.power} data={choices(powerSources)} />
      <div className="infra-two">
        <TextField
          {...field('latitude')}
          label={messages.latitude}
          description={messages.coordinatesHint}
          inputMode="decimal"
          maxLength={12}
        />
        <TextField {...field('longitude')} label={messages.longitude} inputMode="decimal" maxLength={12} />
      </div>
    </ItemForm>
  );
}
