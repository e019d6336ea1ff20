import './forms.css';

export {
  Checkbox as CheckboxField,
  NativeSelect as SelectField,
  Textarea as TextAreaField,
  TextInput as TextField,
} from '@mantine/core';
export { schemaResolver, useForm } from '@mantine/form';
export { PasswordField, type PasswordFieldProps } from '../password/index.ts';
