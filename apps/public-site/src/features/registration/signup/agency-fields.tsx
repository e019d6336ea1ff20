import { agentFields, type PreRegistration } from '@portal/contracts';
import { TextInput } from '@portal/ui';
import { useRegistrationMessages } from '../messages/use-registration-messages.ts';
import type { DetailFieldProps } from './detail-field.ts';
import { type DetailField, detailFields } from './details-schema.ts';

export interface FieldsProps {
  readonly field: (name: DetailField) => DetailFieldProps;
}

export interface AgencyFieldsProps extends FieldsProps {
  readonly known: PreRegistration['userRegistration'];
}

const shown = detailFields.filter((name) => agentFields.some((field) => field === name));

/** Of an agent only. What staff have recorded cannot be changed here; what the look-up may not show is typed. */
export function AgencyFields({ field, known }: AgencyFieldsProps) {
  const messages = useRegistrationMessages();
  const recorded: Readonly<Record<string, unknown>> = { ...known, agency: known.agency?.name };
  return (
    <fieldset className="ui-fields">
      <legend>{messages.agencyGroup}</legend>
      {shown.map((name) => {
        const { key, ...props } = field(name);
        return <TextInput key={key} {...props} maxLength={200} required readOnly={Boolean(recorded[name])} />;
      })}
    </fieldset>
  );
}
