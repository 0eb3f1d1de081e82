/** The parts of records whose fields the history lists one by one, as `ads.cash_limit`. */
export const historyParts: readonly string[] = ['ads', 'ord_advert'];
