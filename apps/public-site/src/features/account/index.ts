export { EmailNotice } from './email-notice.tsx';
export { ForgotPassword } from './forgot-password.tsx';
export { ResetPassword } from './reset-password.tsx';
export { StopRecovery } from './stop-recovery.tsx';
export { VerifyEmail } from './verify-email.tsx';
