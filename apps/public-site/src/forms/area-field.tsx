import { Button } from '@portal/ui';
import { type DraftField, SelectField } from '@portal/ui/forms';
import { useHomeAreas } from './use-home-areas.ts';

export interface AreaFieldProps extends DraftField {
  readonly label: string;
  /** The first entry, which chooses nothing. */
  readonly choose: string;
  readonly failed: string;
  readonly retry: string;
}

/** One of the state's local government areas. */
export function AreaField({ choose, failed, retry, error, ...field }: AreaFieldProps) {
  const areas = useHomeAreas();
  return (
    <div>
      <SelectField
        {...field}
        error={error ?? (areas.hasFailed && failed)}
        data={[{ value: '', label: choose }, ...areas.options]}
      />
      {areas.hasFailed && (
        <Button variant="quiet" size="sm" onClick={areas.retry}>
          {retry}
        </Button>
      )}
    </div>
  );
}
