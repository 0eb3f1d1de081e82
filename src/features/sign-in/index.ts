export { SignInButton } from './ui/sign-in-button';
