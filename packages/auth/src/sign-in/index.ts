import './sign-in.css';

export { AlreadySignedIn, type AlreadySignedInProps } from './already-signed-in.tsx';
export { ForgotPasswordForm, type ForgotPasswordFormProps } from './forgot-password-form.tsx';
export { type FieldProps, useFields } from './form/use-fields.ts';
export { type SignInMessages, useSignInMessages } from './messages/use-sign-in-messages.ts';
export { SignInForm, type SignInFormProps } from './sign-in-form.tsx';
export { StaffLogin, type StaffLoginProps } from './staff-login.tsx';
export { CodeField, type CodeFieldProps } from './steps/code-field.tsx';
export { useAddressSecret } from './use-address-secret.ts';
export { useResend } from './use-resend.ts';
