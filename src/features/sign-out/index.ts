export { signOutFx } from './model/sign-out';
