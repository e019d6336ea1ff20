import './forms.css';

export {
  Checkbox as CheckboxField,
  InputWrapper as FieldFrame,
  type InputWrapperProps as FieldFrameProps,
  NativeSelect as SelectField,
  Textarea as TextAreaField,
  TextInput as TextField,
} from '@mantine/core';
export { schemaResolver, useForm } from '@mantine/form';
export { PasswordField, type PasswordFieldProps } from '../password/index.ts';
export { DateField, type DateFieldProps } from './date-field.tsx';
export { type Draft, type DraftValues, draftOf } from './draft.ts';
export { FileRow, type FileRowProps } from './file-row.tsx';
export { formatFileSize } from './file-size.ts';
export { MoneyField, type MoneyFieldProps } from './money-field.tsx';
export { type Parsed, parsedBy } from './parsed.ts';
export { Stepper, type StepperProps } from './stepper.tsx';
export { isoDateOf, typedDateOf } from './typed-date.ts';
export { koboOf, typedNairaOf } from './typed-money.ts';
export { type DraftField, type DraftFormOptions, useDraftForm } from './use-draft-form.ts';
export { useSubmissionId } from './use-submission-id.ts';
