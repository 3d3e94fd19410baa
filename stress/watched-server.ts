import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { built, startProduct, type Product } from '../bench/server.ts';
import { newVisitor, type Visitor } from '../bench/visitors.ts';

export const METRICS_TOKEN = 'a token for the scraper';
export const ADMIN = { username: 'admin', password: 'A good one 4 stress' };

/** The built product in a process of its own, whose log and state are watched. */
export interface WatchedServer extends Product {
  /** The folder of the mails it has sent. */
  outbox: string;
  /** Log lines of level error, and other lines on standard error. */
  errors: string[];
  /** How it ended unexpectedly, or null. */
  end: string | null;
  /** An admin created by `npm run admin -- create`, signed in, with a password of its own. */
  newAdmin(): Promise<Visitor>;
}

/** @param settings besides those of every server under stress */
export async function startWatched(settings: Record<string, string> = {}): Promise<WatchedServer> {
  const env = {
    SEED: 'demo',
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    APP_URL: 'http://localhost:3000',
    DEV_TOOLS: 'true',
    METRICS_TOKEN,
    ...settings,
  };
  const errors: string[] = [];
  const addError = (line: string) => errors.push(line);
  const product = await startProduct(env, addError).catch((cause: unknown) => {
    throw new Error(errors.join('\n'), { cause });
  });
  let admins = 0;
  const server: WatchedServer = {
    ...product,
    outbox: join(product.dataDir, 'outbox'),
    errors,
    end: null,
    async newAdmin() {
      admins += 1;
      const username = `stress-admin-${admins}`;
      const args = [fileURLToPath(built('admin')), 'create', username];
      const { PATH, HOME } = process.env;
      const options = { env: { PATH, HOME, ...env, DATA_DIR: product.dataDir } };
      const { stdout } = await promisify(execFile)(process.execPath, args, options);
      const password = / has the password (\S+)/.exec(stdout)![1]!;
      const admin = newVisitor(product.origin, username);
      const answer = await admin.send('POST', '/api/login', { username, password });
      if (!answer.ok) throw new Error(await answer.text());
      return admin;
    },
  };
  product.process.once('exit', (code, signal) => {
    server.end = `It ended with ${code ?? signal}.`;
  });
  return server;
}
