import { useApiClient } from '@portal/api-client';
import { deleteRoles } from '@portal/contracts';
import { ConfirmDialog } from '@portal/workspace/forms';
import { useRefreshList } from '@portal/workspace/lists';
import { useRolesMessages } from './messages/use-roles-messages.ts';
import { roleList } from './role-list.ts';

export interface DeleteRolesProps {
  readonly names: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function DeleteRoles({ names, onClose, onDone }: DeleteRolesProps) {
  const messages = useRolesMessages();
  const api = useApiClient();
  const refresh = useRefreshList(roleList);
  return (
    <ConfirmDialog
      title={messages.deleteTitle(names.join(', '))}
      action={messages.delete}
      variant="danger"
      onClose={onClose}
      confirm={() => api(deleteRoles, { body: { roleNames: [...names] } })}
      done={messages.deleted}
      failed={messages.deleteFailed}
      onDone={() => {
        onDone();
        void refresh();
      }}
    >
      <p>{messages.deleteText}</p>
    </ConfirmDialog>
  );
}
