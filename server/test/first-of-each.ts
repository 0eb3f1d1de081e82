/** The first case of each outcome. The unit test of a rule has all cases; over HTTP, one of each shows that it applies. */
export const firstOfEach = <Case>(cases: readonly Case[], outcomeOf: (one: Case) => unknown): Case[] =>
  [...Map.groupBy(cases, (one) => JSON.stringify(outcomeOf(one))).values()].flatMap((same) => same.slice(0, 1));
