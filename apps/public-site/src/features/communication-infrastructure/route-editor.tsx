import type { FibreRoute } from '@portal/contracts';
import { TextField, useDraftForm } from '@portal/ui/forms';
import { AreaField } from '../../forms/area-field.tsx';
import { emptyRoute, parseRoute, textsOf } from './declaration-fields.ts';
import { ItemForm } from './item-form.tsx';
import { useInfrastructureMessages } from './messages/use-infrastructure-messages.ts';

export interface RouteEditorProps {
  /** Absent: a new one. */
  readonly route?: FibreRoute | undefined;
  readonly onKeep: (route: FibreRoute) => void;
  readonly onCancel: () => void;
}

export function RouteEditor({ route, ...actions }: RouteEditorProps) {
  const messages = useInfrastructureMessages();
  const form = useDraftForm({
    draftKey: route ? undefined : 'pay_kd_declaration_route',
    initial: route ? textsOf(emptyRoute, route) : emptyRoute,
    parse: (values) => parseRoute(values, messages),
  });
  const { field } = form;
  return (
    <ItemForm form={form} label={messages.addRoute} save={messages.saveRoute} {...actions}>
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
    </ItemForm>
  );
}
