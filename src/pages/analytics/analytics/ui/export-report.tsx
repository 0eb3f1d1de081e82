import { tableQuestion } from '@preroll/rules/analytics/analytics-report';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { ApiError, exportAnalytics } from '@/shared/api';
import { downloadText } from '@/shared/lib/save-file';
import { Button } from '@/shared/ui/button';
import type { Report } from '../model/report';

export function ExportReport({ spec, fields }: Report) {
  const [isReading, setIsReading] = useState(false);
  const { from, to } = spec.period;

  const save = async () => {
    setIsReading(true);
    try {
      const text = await exportAnalytics(tableQuestion(spec));
      // reading the response strips the byte order mark, without which Excel doesn't recognise UTF-8
      const marked = text.startsWith('\uFEFF') ? text : `\uFEFF${text}`;
      downloadText(`analytics-${from}-${to}.csv`, marked, 'text/csv');
    } catch (error) {
      // the API client has already shown a toast for a failed call
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setIsReading(false);
    }
  };

  return (
    <Button
      variant="outline"
      icon={<Download aria-hidden />}
      loading={isReading}
      disabledReason={fields.unavailable ? 'Analytics is not available' : undefined}
      onClick={() => void save()}
    >
      CSV
    </Button>
  );
}
