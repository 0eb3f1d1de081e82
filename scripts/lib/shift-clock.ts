/**
 * Loaded before a server (`--import`) to shift its clock by CLOCK_SHIFT milliseconds, which may be negative. Timers are
 * not affected.
 */
const shift = Number(process.env.CLOCK_SHIFT ?? 0);
const realNow = Date.now;

Date.now = () => realNow() + shift;
globalThis.Date = new Proxy(Date, {
  construct: (target, values: unknown[], self) =>
    Reflect.construct(target, values.length === 0 ? [target.now()] : values, self) as Date,
});
