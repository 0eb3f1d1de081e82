export { signOutAsked } from './model/sign-out';
