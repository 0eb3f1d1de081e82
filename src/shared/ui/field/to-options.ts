/** The options of a `SelectField` or `CheckboxListField` from labels by value, in their order. */
export const toOptions = <Value extends string>(labels: Record<Value, string>) =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));
