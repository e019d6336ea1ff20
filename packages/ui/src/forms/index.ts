import './forms.css';

export {
  Checkbox as CheckboxField,
  NativeSelect as SelectField,
  Textarea as TextAreaField,
  TextInput as TextField,
} from '@mantine/core';
export { schemaResolver, useForm } from '@mantine/form';
export { PasswordField, type PasswordFieldProps } from '../password/index.ts';
export { DateField, type DateFieldProps } from './date-field.tsx';
export { type Draft, type DraftValues, draftOf } from './draft.ts';
export { FileRow, type FileRowProps } from './file-row.tsx';
export { type Parsed, parsedBy } from './parsed.ts';
export { Stepper, type StepperProps } from './stepper.tsx';
export { isoDateOf, typedDateOf } from './typed-date.ts';
export { type DraftField, type DraftFormOptions, useDraftForm } from './use-draft-form.ts';
