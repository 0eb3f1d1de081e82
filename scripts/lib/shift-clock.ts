/**
 * Loaded before a server (`--import`): its clock is ahead by CLOCK_SHIFT milliseconds, or behind if that is negative. Timers
 * go on as they do.
 */
const shift = Number(process.env.CLOCK_SHIFT ?? 0);
const realNow = Date.now;

Date.now = () => realNow() + shift;
globalThis.Date = new Proxy(Date, {
  construct: (target, values: unknown[], self) =>
    Reflect.construct(target, values.length === 0 ? [target.now()] : values, self) as Date,
});
