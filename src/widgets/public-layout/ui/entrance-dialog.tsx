import { useState } from 'react';
import { RequestRecoveryForm } from '@/features/recover-password';
import { SignInForm } from '@/features/sign-in';
import { Dialog } from '@/shared/ui/dialog';

export type EntranceStep = 'sign-in' | 'recover';

const titles = { 'sign-in': 'Sign in', recover: 'Forgotten password' } satisfies Record<EntranceStep, string>;

interface EntranceDialogProps {
  /** Where to begin. */
  step: EntranceStep;
  onClose: () => void;
}

/** Each step begins in its first field, the first one and those that follow. */
const begin = (element: HTMLElement | null) => element?.querySelector('input')?.focus();

/** Signing in, and the way out for those who can't; what was typed as the e-mail goes along. */
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
          <SignInForm login={login} onForgotten={goTo('recover')} />
        ) : (
          <RequestRecoveryForm login={login} onBack={goTo('sign-in')} />
        )}
      </div>
    </Dialog>
  );
}
