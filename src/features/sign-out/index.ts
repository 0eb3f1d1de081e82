export { signOutRequested } from './model/sign-out';
