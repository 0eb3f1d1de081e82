import { type Direction, normalizeWords } from './statement-line.ts';

const into = [
  ...['+', 'c', 'cr', 'k', 'h', 'к', 'кт', 'bij', 'in', 'credit', 'crdt', 'kredit', 'haben', 'gutschrift', 'incoming'],
  ...['inbound', 'received', 'deposit', 'money in', 'кредит', 'приход', 'поступление', 'поступления', 'зачисление'],
  ...['пополнение', 'входящий', 'входящая', 'входящее', 'входящие', 'входящий платеж', 'поступление на счет'],
  ...['зачисление на счет'],
];
const out = [
  ...['-', '–', '−', 'd', 'dr', 's', 'д', 'дт', 'af', 'out', 'debit', 'dbit', 'debet', 'soll', 'lastschrift'],
  ...['outgoing', 'outbound', 'sent', 'withdrawal', 'money out', 'дебет', 'расход', 'списание', 'списания', 'снятие'],
  ...['исходящий', 'исходящая', 'исходящее', 'исходящие', 'исходящий платеж', 'списание со счета'],
];

const words = new Map<string, Direction>([
  ...into.map((word) => [word, 'in'] as const),
  ...out.map((word) => [word, 'out'] as const),
]);

/** The direction that a word means in English, Russian, German or Dutch; undefined for other words. */
export const directionIn = (word: string): Direction | undefined => words.get(normalizeWords(word));
