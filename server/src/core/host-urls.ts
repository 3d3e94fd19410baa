const CONNECTION_URI = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)([/?#].*)?$/;

/**
 * The address of each host of a connection URI, which may name several as libpq's do:
 * `postgres://user:password@a:5432,b:5433/name`. Null if it is malformed.
 */
export function hostUrls(uri: string): string[] | null {
  const [, start = '', hosts, rest = ''] = CONNECTION_URI.exec(uri) ?? [];
  if (hosts === undefined) return null;
  const names = hosts.split(',');
  const urls = names.map((host) => start + host + rest);
  const areValid =
    urls.every((url) => URL.canParse(url)) && (names.length === 1 || names.every(Boolean));
  return areValid ? urls : null;
}
