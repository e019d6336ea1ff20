import { powerSources, type Site, siteKinds } from '@portal/contracts';
import { Button, ErrorSummary } from '@portal/ui';
import { SelectField, TextField } from '@portal/ui/forms';
import type { FormEvent } from 'react';
import { AreaField } from '../../forms/area-field.tsx';
import { useDraftForm } from '../../forms/use-draft-form.ts';
import { emptySite, parseSite, textsOf } from './declaration-fields.ts';
import { useInfrastructureMessages } from './messages/use-infrastructure-messages.ts';

export interface SiteEditorProps {
  /** Absent: a new one. */
  readonly site?: Site | undefined;
  readonly onKeep: (site: Site) => void;
  readonly onCancel: () => void;
}

export function SiteEditor({ site, onKeep, onCancel }: SiteEditorProps) {
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

  function submit(event: FormEvent) {
    event.preventDefault();
    const checked = form.check();
    if (!checked) return;
    form.reset();
    onKeep(checked);
  }

  return (
    <form onSubmit={submit} noValidate className="service-fields" method="post" aria-label={messages.addSite}>
      <ErrorSummary title={messages.formProblems} problems={form.summary} />
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
      <div className="ui-page-actions">
        <Button type="submit">{messages.saveSite}</Button>
        <Button
          variant="secondary"
          onClick={() => {
            form.reset();
            onCancel();
          }}
        >
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
