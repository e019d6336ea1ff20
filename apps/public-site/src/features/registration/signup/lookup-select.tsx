import type { LookupItem } from '@portal/contracts';
import { Button } from '@portal/ui';
import { SelectField } from '@portal/ui/forms';
import { useState } from 'react';
import { useRegistrationMessages } from '../messages/use-registration-messages.ts';
import type { DetailFieldProps } from './detail-field.ts';

export interface LookupSelectProps {
  readonly field: DetailFieldProps;
  readonly list: {
    readonly data: readonly LookupItem[] | undefined;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly autoComplete?: string;
  /** Why there is nothing to choose yet. */
  readonly waitsFor?: string | undefined;
}

/** A choice of a reference list; its own failure and another try are at the field, the rest of the form goes on. */
export function LookupSelect({ field: { key, ...field }, list, autoComplete, waitsFor }: LookupSelectProps) {
  const messages = useRegistrationMessages();
  const { data, isError, isFetching } = list;
  const [isKept] = useState(Boolean(field.defaultValue));
  const isComing = !data && (isFetching || !isError);
  const empty = waitsFor ?? (isComing ? messages.loadingList : messages.choose);
  const choices = (data ?? []).map(({ id, displayField }) => ({
    value: String(id),
    label: messages.listed(displayField),
  }));
  return (
    <div>
      <SelectField
        // A choice kept from before can only be shown once the list is there; without one the field stays what it is.
        key={`${key} ${isKept && !data ? 'waiting' : ''}`}
        {...field}
        autoComplete={autoComplete}
        data={[{ value: '', label: empty }, ...choices]}
      />
      {isError && (
        <p className="registration-list-failed" role="alert">
          {messages.listFailed}
          <Button variant="quiet" size="sm" pending={isFetching} onClick={() => void list.refetch()}>
            {messages.tryAgain}
          </Button>
        </p>
      )}
    </div>
  );
}
