/** Lints the contract with the rules of `openapi/redocly.yaml`. */
import { formatProblems, lint, loadConfig } from '@redocly/openapi-core';

const config = await loadConfig({ configPath: 'openapi/redocly.yaml' });
const problems = await lint({ ref: 'openapi/openapi.yaml', config });
if (problems.length > 0) {
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  formatProblems(problems, {
    format: 'stylish',
    totals: { errors, warnings: problems.length - errors, ignored: 0 },
    version: '',
  });
  process.exit(1);
}
