import '../sign-in/sign-in.css';

export { NewPasswordFields, type NewPasswordFieldsProps } from './new-password-fields.tsx';
export { ResetPasswordForm, type ResetPasswordFormProps } from './reset-password-form.tsx';
export { type NewPasswordTexts, useNewPassword } from './use-new-password.ts';
export { UserNameField } from './user-name-field.tsx';
