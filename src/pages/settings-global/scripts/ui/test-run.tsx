import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert, CircleCheck, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ScriptKind } from '@/shared/api';
import { styled } from '@/shared/theme';
import { Button } from '@/shared/ui/button';
import { runTest } from '../model/run-test';
import { describeReport, type TestStep } from '../model/test-report';

const Root = styled('div', { base: { display: 'grid', gap: '3', justifyItems: 'start' } });

const Steps = styled('ul', { base: { display: 'grid', gap: '1', listStyle: 'none', textStyle: 'small' } });

const Step = chakra('li', {
  base: {
    display: 'flex',
    gap: '2',
    overflowWrap: 'anywhere',
    '& > svg': { boxSize: '4', flexShrink: 0, mt: '0.5' },
    '& > span': { minW: '0' },
  },
  variants: {
    isPassed: {
      true: { '& > svg': { color: 'tone.success.text' } },
      false: { color: 'tone.error.text' },
    },
  },
});

export function TestRun({ kind, code }: { kind: ScriptKind; code: string }) {
  const run = useRef<AbortController>(null);
  const [isRunning, setIsRunning] = useState(false);
  const [result, setResult] = useState<{ of: string; steps: TestStep[] } | null>(null);
  useEffect(() => () => run.current?.abort(), []);

  const start = async () => {
    run.current?.abort();
    const controller = new AbortController();
    run.current = controller;
    setIsRunning(true);
    try {
      const steps = describeReport(await runTest(kind, code, controller.signal), kind);
      setResult({ of: code, steps });
      setIsRunning(false);
    } catch (error) {
      if (!controller.signal.aborted) throw error;
    }
  };

  return (
    <Root>
      <Button variant="outline" size="sm" icon={<Play aria-hidden />} loading={isRunning} onClick={() => void start()}>
        Test run
      </Button>
      <div role="status">
        {result?.of === code && !isRunning && (
          <Steps aria-label="Result of the test run">
            {result.steps.map(({ text, isPassed }) => (
              <Step key={text} isPassed={isPassed}>
                {isPassed ? (
                  <CircleCheck role="img" aria-label="Passed" />
                ) : (
                  <CircleAlert role="img" aria-label="Failed" />
                )}
                <span>{text}</span>
              </Step>
            ))}
          </Steps>
        )}
      </div>
    </Root>
  );
}
