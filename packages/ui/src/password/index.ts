import './password.css';

export { PasswordField, type PasswordFieldProps } from './password-field.tsx';
