export { analyticsFields } from './api/analytics-fields';
export { ANALYTICS_ROWS, analyticsQueries, tableQuestion } from './api/analytics-queries';
export type { AnalyticsState } from './model/analytics-state';
export { type Ask, analyticsPeriod, exclusionReason, MOST_DIMENSIONS, readAsk } from './model/ask';
export { type Condition, writeCondition, writeConditions } from './model/conditions';
export { drillInto } from './model/drill';
export { largestLoss, toFunnel } from './model/funnel';
export { addsUp, metricFacts, metricHead } from './model/metric-facts';
