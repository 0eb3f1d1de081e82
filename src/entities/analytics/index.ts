export { ANALYTICS_ROWS, analyticsQueries, OFFERED_VALUES } from './api/analytics-queries';
export { answerFailure } from './model/answer-failure';
export type { Ask } from './model/ask';
export { canAsk, isKept } from './model/can-ask';
export { drillInto } from './model/drill';
export { funnelRefusal, largestLoss, toFunnel } from './model/funnel';
export { addsUp, metricFacts, peakLabel } from './model/metric-facts';
export { sumsToAsk, toSums } from './model/sums';
export { SlowAnswer } from './ui/slow-answer';
