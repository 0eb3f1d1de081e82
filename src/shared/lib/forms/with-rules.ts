import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';

/**
 * Adds rules across fields to a resolver of single fields. Errors of single fields take precedence.
 *
 * @param validate returns messages by field path (`contract.date`) for the form's raw values
 */
export const withRules =
  <Input extends FieldValues, Output extends FieldValues>(
    resolve: Resolver<Input, unknown, Output>,
    validate: (values: Input) => Record<string, readonly string[]>,
  ): Resolver<Input, unknown, Output> =>
  async (values, context, options) => {
    const { values: checked, errors } = await resolve(values, context, options);
    const all: FieldErrors = { ...errors };
    for (const [field, [message]] of Object.entries(validate(values)))
      if (get(errors, field) === undefined) set(all, field, { type: 'rule', message });
    return Object.keys(all).length > 0
      ? { values: {}, errors: all as FieldErrors<Input> }
      : { values: checked as Output, errors: {} };
  };
