const tabs = ['rights', 'legal', 'sessions', 'activity', 'history'] as const;

/** Reads the tab of a user's page from the URL; undefined for the profile. */
export const userTabSearch = ({ tab }: Record<string, unknown>): { tab?: (typeof tabs)[number] | undefined } => ({
  tab: tabs.find((choice) => choice === tab),
});
