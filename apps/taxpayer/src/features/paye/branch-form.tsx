import { payeBranchNameMost } from '@portal/contracts';
import { Button } from '@portal/ui';
import { TextField } from '@portal/ui/forms';
import { useState } from 'react';
import { usePayeMessages } from './messages/use-paye-messages.ts';

interface BranchFields {
  readonly name: string;
  readonly address: string;
}

interface BranchFormProps {
  readonly branch?: BranchFields;
  readonly label: string;
  readonly isPending: boolean;
  /** Calls `onSaved` once it is. */
  readonly onSave: (branch: BranchFields, onSaved: () => void) => void;
  readonly onCancel?: () => void;
}

const empty: BranchFields = { name: '', address: '' };

/** How a branch is called and where it is. */
export function BranchForm({ branch = empty, label, isPending, onSave, onCancel }: BranchFormProps) {
  const messages = usePayeMessages();
  const [{ name, address }, setTyped] = useState(branch);
  return (
    <form
      className="schedule-find"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSave({ name: name.trim(), address: address.trim() }, () => setTyped(empty));
      }}
    >
      <TextField
        label={messages.branchName}
        required
        value={name}
        maxLength={payeBranchNameMost}
        onChange={({ currentTarget }) => setTyped({ name: currentTarget.value, address })}
      />
      <TextField
        label={messages.branchAddress}
        value={address}
        maxLength={160}
        onChange={({ currentTarget }) => setTyped({ name, address: currentTarget.value })}
      />
      <Button type="submit" variant="secondary" disabled={name.trim() === ''} pending={isPending}>
        {onCancel ? messages.branchSave : messages.branchAdd}
      </Button>
      {onCancel && (
        <Button variant="quiet" onClick={onCancel}>
          {messages.cancel}
        </Button>
      )}
    </form>
  );
}
