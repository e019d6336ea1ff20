import { powerSources, type Site, siteKinds } from '@portal/contracts';
import { SelectField, TextField, useDraftForm } from '@portal/ui/forms';
import { AreaField } from '../../forms/area-field.tsx';
import { emptySite, parseSite, textsOf } from './declaration-fields.ts';
import { ItemForm } from './item-form.tsx';
import { useInfrastructureMessages } from './messages/use-infrastructure-messages.ts';

export interface SiteEditorProps {
  /** Absent: a new one. */
  readonly site?: Site | undefined;
  readonly onKeep: (site: Site) => void;
  readonly onCancel: () => void;
}

export function SiteEditor({ site, ...actions }: SiteEditorProps) {
  const messages = useInfrastructureMessages();
  const form = useDraftForm({
    draftKey: site ? undefined : 'pay_kd_declaration_site',
    initial: site ? textsOf(emptySite, site) : emptySite,
    parse: (values) => parseSite(values, messages),
  });
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
