import { CircleAlert, LockKeyhole, Upload } from 'lucide-react';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { styled } from '@/shared/theme';
import { Button } from '@/shared/ui/button';
import { type Accept, acceptAttribute, validateFiles } from './validate-files';

const Zone = styled('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '3',
    px: '5',
    py: '8',
    borderWidth: 'hairline',
    borderStyle: 'dashed',
    borderColor: 'border.strong',
    borderRadius: 'lg',
    bg: 'surface.panel',
    textAlign: 'center',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'fast',
    '& > svg': { boxSize: '6', color: 'text.subtle', strokeWidth: 1.5 },
    '&[data-over]': { borderColor: 'accent.text', borderStyle: 'solid', bg: 'surface.selected' },
    '&[data-refused]': { borderColor: 'tone.error.text' },
    '&[data-locked]': { bg: 'surface.sunken', color: 'text.muted' },
    '& > input': { display: 'none' },
  },
});

const Label = styled('p', { base: { fontWeight: 'medium' } });

const Hint = styled('p', {
  base: {
    display: 'flex',
    gap: '1.5',
    textStyle: 'caption',
    color: 'text.subtle',
    maxW: '96',
    '& svg': { boxSize: '4', flexShrink: 0 },
  },
});

const ErrorMessage = styled('p', {
  base: {
    display: 'flex',
    gap: '1.5',
    textStyle: 'small',
    fontWeight: 'medium',
    color: 'tone.error.text',
    overflowWrap: 'anywhere',
    '& svg': { boxSize: '4', flexShrink: 0, mt: '0.5' },
  },
});

interface FileDropProps {
  /** The call to action: "Drop a video here". */
  label: string;
  accept: Accept;
  maxBytes: number;
  /** Accepted types and size, in words. */
  hint: string;
  onFile: (file: File) => void;
  /**
   * Called instead of `onFile` when files are rejected, so that the owner can clear the state of an earlier file. The
   * reason is shown here.
   */
  onRefusal?: () => void;
  /** Opens the file dialog on mount, because the user asked for another file with a button that has disappeared. */
  opens?: boolean;
  /** Disables the drop zone and is shown instead of the hint. */
  disabledReason?: string;
}

/** Accepts one file by drag and drop, by button or by keyboard. It doesn't upload by itself. */
export function FileDrop({
  label,
  accept,
  maxBytes,
  hint,
  onFile,
  onRefusal,
  opens = false,
  disabledReason,
}: FileDropProps) {
  const disabled = disabledReason !== undefined;
  const labelId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [error, setError] = useState<string | null>(null);

  useEffect(() => {
    if (opens) input.current?.click();
  }, [opens]);

  const take = (files: readonly File[]) => {
    const reason = validateFiles(files, accept, maxBytes);
    setError(reason);
    const [file] = files;
    if (reason !== null) onRefusal?.();
    else if (file) onFile(file);
  };

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (!disabled) take([...event.dataTransfer.files]);
  };

  return (
    <Zone
      role="group"
      aria-labelledby={labelId}
      data-over={isOver || undefined}
      data-locked={disabled || undefined}
      data-refused={error === null ? undefined : ''}
      onDragOver={(event) => {
        event.preventDefault();
        if (!disabled) setIsOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      }}
      onDrop={drop}
    >
      <Upload aria-hidden />
      <Label id={labelId}>{label}</Label>
      <Button
        variant="outline"
        size="sm"
        aria-describedby={disabled ? undefined : `${labelId}hint`}
        disabledReason={disabledReason}
        onClick={() => input.current?.click()}
      >
        Choose a file
      </Button>
      <input
        ref={input}
        type="file"
        aria-label={label}
        tabIndex={-1}
        accept={acceptAttribute(accept)}
        disabled={disabled}
        onChange={({ target }) => {
          take([...(target.files ?? [])]);
          // allows choosing the same file again after it was corrected
          target.value = '';
        }}
      />
      <Hint id={`${labelId}hint`}>
        {disabled && <LockKeyhole aria-hidden />}
        <span>{disabledReason ?? hint}</span>
      </Hint>
      {error && (
        <ErrorMessage role="alert">
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </ErrorMessage>
      )}
    </Zone>
  );
}
