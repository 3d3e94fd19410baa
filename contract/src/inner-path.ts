/** Longer ones make a cookie that browsers drop. */
const MAX_LENGTH = 500;

/** Whether an address is a path of ours, also once it is resolved: of `/.//host` the address of another site is left. */
export function isInnerPath(address: string): boolean {
  const [path = ''] = address.split(/[?#]/, 1);
  return (
    address.length <= MAX_LENGTH &&
    !/[\t\r\n]/.test(address) &&
    path.startsWith('/') &&
    !/\/\/|\\/.test(path)
  );
}
