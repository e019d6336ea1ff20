import { useApiClient } from '@portal/api-client';
import { createCover, type OfficeRecord } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQueryClient } from '@portal/platform/query';
import { CoverDialog } from '@portal/workspace/forms';
import { coversKey } from './covers-key.ts';
import { texts } from './texts.ts';

export interface LeaveDialogProps {
  readonly office: OfficeRecord;
  readonly absent: OfficeRecord['people'][number];
  readonly onClose: () => void;
}

/** Who stands in for somebody of an office. */
export function LeaveDialog({ office, absent, onClose }: LeaveDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const queryClient = useQueryClient();
  return (
    <CoverDialog
      title={`${localized(texts.leaveOf)} ${absent.name}`}
      action={localized(texts.enterLeave)}
      schema={createCover.body}
      ids="codes"
      choices={office.people
        .filter(({ id }) => id !== absent.id)
        .map(({ id, name, role }) => ({ id, displayField: `${name}, ${role}` }))}
      hint={localized(texts.standsInHint)}
      shape={(typed) => ({ ...typed, absentId: absent.id })}
      save={(body) => api(createCover, { body })}
      done={localized(texts.leaveEntered)}
      onDone={() => {
        void queryClient.invalidateQueries({ queryKey: coversKey });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
