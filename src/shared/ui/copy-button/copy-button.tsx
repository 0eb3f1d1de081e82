import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonProps } from '@/shared/ui/button';
import { notify } from '@/shared/ui/toaster';

interface CopyButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  text: string;
  /** The label; names the text if several buttons are visible: "Copy the token". */
  children?: string;
}

/** Copies a text and confirms it, visibly and to screen readers. */
export function CopyButton({ text, children = 'Copy', variant = 'outline', size }: CopyButtonProps) {
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === text;

  const copy = async () => {
    try {
      // rejects without HTTPS, where browsers have no clipboard
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
