const tabs = ['rights', 'legal', 'sessions', 'activity', 'history'] as const;

/** Reads the tab of a user's page; the profile without one. */
export const userTabSearch = ({ tab }: Record<string, unknown>): { tab?: (typeof tabs)[number] | undefined } => ({
  tab: tabs.find((choice) => choice === tab),
});
