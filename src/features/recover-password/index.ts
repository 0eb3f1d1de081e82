export { NewPasswordForm } from './ui/new-password-form';
export { RequestRecoveryForm } from './ui/request-recovery-form';
