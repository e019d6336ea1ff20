import type { FibreRoute } from '@portal/contracts';
import { Button, ErrorSummary } from '@portal/ui';
import { TextField } from '@portal/ui/forms';
import type { FormEvent } from 'react';
import { AreaField } from '../../forms/area-field.tsx';
import { useDraftForm } from '../../forms/use-draft-form.ts';
import { emptyRoute, parseRoute, textsOf } from './declaration-fields.ts';
import { useInfrastructureMessages } from './messages/use-infrastructure-messages.ts';

export interface RouteEditorProps {
  /** Absent: a new one. */
  readonly route?: FibreRoute | undefined;
  readonly onKeep: (route: FibreRoute) => void;
  readonly onCancel: () => void;
}

export function RouteEditor({ route, onKeep, onCancel }: RouteEditorProps) {
  const messages = useInfrastructureMessages();
  const form = useDraftForm({
    draftKey: route ? undefined : 'pay_kd_declaration_route',
    initial: route ? textsOf(emptyRoute, route) : emptyRoute,
    parse: (values) => parseRoute(values, messages),
  });
  const { field } = form;

  function submit(event: FormEvent) {
    event.preventDefault();
    const checked = form.check();
    if (!checked) return;
    form.reset();
    onKeep(checked);
  }

  return (
    <form onSubmit={submit} noValidate className="service-fields" method="post" aria-label={messages.addRoute}>
      <ErrorSummary title={messages.formProblems} problems={form.summary} />
      <AreaField
        {...field('lgaId')}
        label={messages.lga}
        choose={messages.choose}
        failed={messages.areasFailed}
        retry={messages.retry}
      />
      <div className="infra-two">
        <TextField {...field('from')} label={messages.from} maxLength={120} />
        <TextField {...field('to')} label={messages.to} maxLength={120} />
      </div>
      <div className="infra-two">
        <TextField {...field('metres')} label={messages.routeMetres} inputMode="numeric" maxLength={9} />
        <TextField {...field('ducts')} label={messages.ducts} inputMode="numeric" maxLength={2} />
      </div>
      <div className="ui-page-actions">
        <Button type="submit">{messages.saveRoute}</Button>
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
