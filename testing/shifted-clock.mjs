// @ts-check
// Loaded before the product with `node --import`: its clock begins at the instant of SHIFTED_CLOCK, and an hour of it takes longer than any test.

const SLOWNESS = 60;
const Real = Date;
const begin = Real.parse(process.env['SHIFTED_CLOCK'] ?? '');
const started = Real.now();
const now = () => Math.floor(begin + (Real.now() - started) / SLOWNESS);

globalThis.Date = new Proxy(Real, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
