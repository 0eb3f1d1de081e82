import { chakra } from '@chakra-ui/react/styled-system';
import { wasRead } from '@preroll/rules/site-answer';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { placementQueries } from '@/entities/placement';
import { AdsTxtNote, type Site, siteQueries } from '@/entities/site';
import { ApiError, checkSite, type VerificationMethod } from '@/shared/api';
import { formatDateTime } from '@/shared/lib/dates';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { CodeBlock } from '@/shared/ui/code-block';
import { CopyButton } from '@/shared/ui/copy-button';
import { Section } from '@/shared/ui/section';
import { Segmented } from '@/shared/ui/segmented';
import { proofsOf, verificationMethods } from '../model/verification-methods';
import { CheckAnswer } from './check-answer';
import { CheckHistory } from './check-history';

const Task = chakra('p', { base: { overflowWrap: 'anywhere' } });
const Hint = chakra('p', { base: { textStyle: 'small', color: 'text.muted' } });
const Methods = chakra('div', { base: { overflowX: 'auto', maxW: 'full' } });
const Note = chakra('span', { base: { textStyle: 'small', color: 'text.muted' } });

const options = (Object.keys(verificationMethods) as VerificationMethod[]).map((value) => ({
  value,
  label: verificationMethods[value].label,
}));

/** Says how to prove that the site is one's own, checks it, and explains what was seen. */
export function VerificationSection({ site }: { site: Site }) {
  const { adsTxt } = site;
  const { verified_at, last_check_at, last_answer, grace_ends_at, method: proved } = site.verification;
  const [method, setMethod] = useState<VerificationMethod>(proved ?? 'meta');
  const { label, task, hint, copyLabel } = verificationMethods[method];
  const proof = proofsOf(site)[method];
  const check = useMutation({
    meta: { invalidates: [{ queryKey: siteQueries.all() }, { queryKey: placementQueries.all() }] },
    mutationFn: () => checkSite(site.id, { method }),
  });

  return (
    <Section title="Verification" actions={last_check_at && <Note>{`Checked ${formatDateTime(last_check_at)}`}</Note>}>
      {grace_ends_at && (
        <Banner tone="warning" title={`The site stops serving on ${formatDateTime(grace_ends_at)}`}>
          The daily check no longer finds the proof. Put it back, and check.
        </Banner>
      )}
      {verified_at && !grace_ends_at && (
        <Hint>{`Verified on ${formatDateTime(verified_at)}. It is checked again each day: leave the proof in its place.`}</Hint>
      )}
      <Methods>
        <Segmented
          label="Way of verification"
          options={options}
          value={method}
          onChange={(next) => {
            check.reset();
            setMethod(next);
          }}
        />
      </Methods>
      <Task>{task(proof.place)}</Task>
      <CodeBlock label={label}>{proof.content}</CodeBlock>
      <div>
        <CopyButton text={proof.content} size="sm">
          {copyLabel}
        </CopyButton>
      </div>
      <Hint>{hint}</Hint>
      <div>
        <Button variant={verified_at ? 'outline' : 'solid'} loading={check.isPending} onClick={() => check.mutate()}>
          {verified_at ? 'Check again' : 'Check'}
        </Button>
      </div>
      {check.error instanceof ApiError && (
        <Banner tone="error" title="The site was not checked">
          {check.error.reason}
        </Banner>
      )}
      {last_answer?.method === method && <CheckAnswer answer={last_answer} />}
      {(adsTxt.found !== null || last_answer === null || wasRead(last_answer.code)) && <AdsTxtNote adsTxt={adsTxt} />}
      <CheckHistory siteId={site.id} />
    </Section>
  );
}
