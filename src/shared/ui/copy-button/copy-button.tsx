import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonProps } from '@/shared/ui/button';
import { notify } from '@/shared/ui/toaster';

interface CopyButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  /** What is put on the clipboard. */
  text: string;
  /** Says what is copied where several are in sight: "Copy the token". */
  children?: string;
}

/** Copies a text, and says so in its place and to assistive technology. */
export function CopyButton({ text, children = 'Copy', variant = 'outline', size }: CopyButtonProps) {
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === text;

  const copy = async () => {
    try {
      // without HTTPS a browser has no clipboard
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      notify.error('The browser does not allow copying here. Select the text and copy it');
    }
  };

  return (
    <>
      <Button
        variant={variant}
        {...(size && { size })}
        icon={isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
        onClick={() => void copy()}
        onBlur={() => setCopied(null)}
      >
        {isCopied ? 'Copied' : children}
      </Button>
      <VisuallyHidden role="status">{isCopied ? 'Copied' : ''}</VisuallyHidden>
    </>
  );
}
