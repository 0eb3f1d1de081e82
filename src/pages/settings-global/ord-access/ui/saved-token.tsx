import { useState } from 'react';
import { styled } from '@/shared/theme';
import { Button } from '@/shared/ui/button';
import { CopyButton } from '@/shared/ui/copy-button';
import { Dialog } from '@/shared/ui/dialog';

const Token = styled('span', {
  base: {
    display: 'block',
    my: '4',
    p: '3',
    borderRadius: 'md',
    bg: 'surface.sunken',
    fontFamily: 'mono',
    overflowWrap: 'anywhere',
  },
});

interface Saved {
  name: string;
  token: string;
  onClose: () => void;
}

/**
 * Shows a token that was just saved, for the only time. It is taken from the form, because the server never returns it.
 */
export function useSavedToken() {
  const [saved, setSaved] = useState<Saved | null>(null);
  return {
    /** Resolves when the dialog is closed. */
    showToken: (name: string, token: string) =>
      new Promise<void>((resolve) => {
        const onClose = () => {
          setSaved(null);
          resolve();
        };
        setSaved({ name, token, onClose });
      }),
    tokenDialog: saved && (
      <Dialog
        title={`Token of ${saved.name}`}
        open
        onOpenChange={(open) => !open && saved.onClose()}
        footer={
          <>
            <CopyButton text={saved.token}>Copy the token</CopyButton>
            <Button onClick={saved.onClose}>Done</Button>
          </>
        }
      >
        <p>The token is saved. This is the only time that it is shown: from now on you see its last four characters.</p>
        <Token>{saved.token}</Token>
      </Dialog>
    ),
  };
}
