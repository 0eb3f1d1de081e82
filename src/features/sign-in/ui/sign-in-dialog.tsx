import { Dialog } from '@/shared/ui/dialog';
import { SignInForm } from './sign-in-form';

export default function SignInDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Sign in" open onOpenChange={(open) => !open && onClose()}>
      <SignInForm />
    </Dialog>
  );
}
