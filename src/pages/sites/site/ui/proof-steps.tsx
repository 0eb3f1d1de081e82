import type { ReactNode } from 'react';
import type { Site } from '@/entities/site';
import type { VerificationMethod } from '@/shared/api';
import { styled } from '@/shared/theme';
import { CodeBlock } from '@/shared/ui/code-block';
import { CopyButton } from '@/shared/ui/copy-button';
import { Segmented } from '@/shared/ui/segmented';
import { proofsOf, verificationMethods } from '../model/verification-methods';

const Steps = styled('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5', pt: '2' } });
const Task = styled('p', { base: { overflowWrap: 'anywhere' } });
const Hint = styled('p', { base: { textStyle: 'small', color: 'text.muted' } });
const Methods = styled('div', { base: { overflowX: 'auto', maxW: 'full' } });

const options = (Object.keys(verificationMethods) as VerificationMethod[]).map((value) => ({
  value,
  label: verificationMethods[value].label,
}));

interface ProofStepsProps {
  site: Site;
  method: VerificationMethod;
  onChange: (method: VerificationMethod) => void;
  /** Rendered after the instructions: the check. */
  children: ReactNode;
}

/** Explains how to prove the ownership of the site, for each method. */
export function ProofSteps({ site, method, onChange, children }: ProofStepsProps) {
  const { label, task, hint, copyLabel } = verificationMethods[method];
  const proof = proofsOf(site)[method];
  return (
    <Steps>
      <Methods>
        <Segmented label="Way of verification" options={options} value={method} onChange={onChange} />
      </Methods>
      <Task>{task(proof.place)}</Task>
      <CodeBlock label={label}>{proof.content}</CodeBlock>
      <div>
        <CopyButton text={proof.content} size="sm">
          {copyLabel}
        </CopyButton>
      </div>
      <Hint>{hint}</Hint>
      {site.verification.verified_at && <Hint>It is checked again each day: leave the proof in its place.</Hint>}
      {children}
    </Steps>
  );
}
