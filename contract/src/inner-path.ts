/** Longer paths would make a cookie that browsers reject. */
const MAX_LENGTH = 500;

/** Whether an address is a path of this site, also once resolved: `/.//host` would become the address of another site. */
export function isInnerPath(address: string): boolean {
  const [path = ''] = address.split(/[?#]/, 1);
  return (
    address.length <= MAX_LENGTH &&
    !/[\t\r\n]/.test(address) &&
    path.startsWith('/') &&
    !/\/\/|\\/.test(path)
  );
}
