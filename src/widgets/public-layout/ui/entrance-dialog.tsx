import { useState } from 'react';
import { RequestRecoveryForm } from '@/features/recover-password';
import { Dialog } from '@/shared/ui/dialog';
import { SignInForm } from './sign-in-form';

export type EntranceStep = 'sign-in' | 'recover';

const titles = { 'sign-in': 'Sign in', recover: 'Forgotten password' } satisfies Record<EntranceStep, string>;

interface EntranceDialogProps {
  step: EntranceStep;
  onClose: () => void;
}

const begin = (element: HTMLElement | null) => element?.querySelector('input')?.focus();

/** Signs users in, or requests a recovery link. The entered e-mail is kept between the steps. */
export default function EntranceDialog({ step: first, onClose }: EntranceDialogProps) {
  const [step, setStep] = useState(first);
  const [login, setLogin] = useState('');

  const goTo = (next: EntranceStep) => (typed: string) => {
    setLogin(typed);
    setStep(next);
  };

  return (
    <Dialog title={titles[step]} open onOpenChange={(open) => !open && onClose()}>
      <div key={step} ref={begin}>
        {step === 'sign-in' ? (
          <SignInForm login={login} onForgotten={goTo('recover')} onLeave={onClose} />
        ) : (
          <RequestRecoveryForm login={login} onBack={goTo('sign-in')} />
        )}
      </div>
    </Dialog>
  );
}
