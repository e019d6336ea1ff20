import type { FibreRoute } from '@portal/contracts';
import { TextField } from '@portal/ui/forms';
import { AreaField } from '../../forms/area-field.tsx';
import { emptyRoute, parseRoute } from './declaration-fields.ts';
import { ItemForm } from './item-form.tsx';
import { useInfrastructureMessages } from './messages/use-infrastructure-messages.ts';
import { type ItemEditorProps, useItemForm } from './use-item-form.ts';

export function RouteEditor({ item, ...actions }: ItemEditorProps<FibreRoute>) {
  const messages = useInfrastructureMessages();
  const form = useItemForm('route', item, emptyRoute, parseRoute);
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
