/** Nested objects whose fields appear separately in the history, such as `ads.cash_limit`. */
export const historyParts: readonly string[] = ['ads', 'ord_advert'];
