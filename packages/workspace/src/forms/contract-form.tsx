import { Button, ErrorSummary } from '@portal/ui';
import type { ReactNode } from 'react';
import { LeaveGuard } from './leave/leave-guard.tsx';
import type { ContractFormState } from './use-contract-form.ts';

export interface ContractFormProps {
  readonly form: ContractFormState;
  /** What the button does: "Save changes". */
  readonly action: string;
  /** While it is being done. */
  readonly pendingText?: string;
  readonly variant?: 'primary' | 'danger';
  readonly onCancel?: () => void;
  /** Inside a dialog, which asks by itself before it is closed. */
  readonly isInDialog?: boolean;
  readonly children: ReactNode;
}

/** The fields of `useContractForm` in one column, what is wrong above them, the button below. Warns before what was typed is lost. */
export function ContractForm({
  form,
  action,
  pendingText,
  variant = 'primary',
  onCancel,
  isInDialog = false,
  children,
}: ContractFormProps) {
  const { messages } = form;
  return (
    <form className="ws-form" data-dialog={isInDialog || undefined} onSubmit={form.onSubmit} noValidate>
      <ErrorSummary key={form.tries} problems={form.summary} title={messages.mend} />
      <div className="ui-fields">{children}</div>
      <div className="ws-form-actions">
        <Button type="submit" variant={variant} pending={form.isSaving} pendingText={pendingText ?? messages.saving}>
          {action}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {messages.cancel}
          </Button>
        )}
      </div>
      <LeaveGuard form={form} />
    </form>
  );
}
