import { useApiClient } from '@portal/api-client';
import { assignRoles, assignRolesBody, isDecider, listRoles } from '@portal/contracts';
import { useQuery } from '@portal/platform/query';
import { CheckboxField } from '@portal/ui/forms';
import { ChoiceField, FormDialog, useContractForm } from '@portal/workspace/forms';
import { useUsersMessages } from '../messages/use-users-messages.ts';
import { PlaceField, withPlaceOf } from '../place-field.tsx';
import { useRefreshUsers } from '../users.queries.ts';

export interface AssignRoleProps {
  readonly userIds: readonly string[];
  /** Given already, or chosen beforehand. */
  readonly role?: string;
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

/** A role with the MDA, tax office or expert system it is held at. */
export function AssignRole({ userIds, role, onClose, onDone }: AssignRoleProps) {
  const messages = useUsersMessages();
  const api = useApiClient();
  const refresh = useRefreshUsers();
  const roles = useQuery({
    queryKey: ['roles', 'all'],
    queryFn: ({ signal }) => api(listRoles, { query: { pageSize: 200 } }, signal),
  });
  const form = useContractForm({
    kinds: { roleName: 'choice', mdaId: 'id', taxOfficeId: 'id', expertSystemId: 'id', isFirst: 'switch' },
    schema: assignRolesBody,
    labels: messages.labels,
    initial: { ...(role !== undefined && { roleName: role }) },
    shape: ({ roleName, isFirst, ...candidate }) => ({
      ...withPlaceOf(String(roleName), candidate),
      roleNames: roleName === undefined ? [] : [roleName],
      userIds,
      place: isFirst ? 'first' : 'last',
    }),
    aliases: { roleNames: 'roleName', 'roleNames.0': 'roleName' },
    failed: messages.assignFailed,
    save: (body) => api(assignRoles, { body }),
    done: ({ workIds }, { roleNames }) =>
      workIds.length > 0 ? messages.proposed : messages.assigned(roleNames[0] ?? '', userIds.length),
    onDone() {
      onClose();
      onDone?.();
      void refresh();
    },
  });
  return (
    <FormDialog title={messages.assignTo(userIds.length)} form={form} action={messages.assign} onClose={onClose}>
      <p>{messages.assignText(userIds.length)}</p>
      <ChoiceField
        {...form.field('roleName')}
        required
        choices={roles.data?.data.map(({ name }) => ({ id: name, displayField: name }))}
      />
      <PlaceField role={form.value('roleName')} fieldOf={form.field} />
      {isDecider([String(form.value('roleName'))]) && <p>{messages.byTwo}</p>}
      <CheckboxField {...form.check('isFirst')} description={messages.firstHint} />
    </FormDialog>
  );
}
