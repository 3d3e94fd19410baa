import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROBE = new URL('probe.mjs', import.meta.url).href;

/** A server in a child process whose CPU time can be read. */
export interface MeasuredServer {
  port: number;
  process: ChildProcess;
  /** CPU time used so far, all threads, in microseconds. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * @param script URL of the server's script; it prints a line with 'listening at' when ready
 * @param settings environment variables beside PORT
 */
export async function startMeasured(
  script: URL,
  port: number,
  settings: Record<string, string> = {},
): Promise<MeasuredServer> {
  const child = fork(fileURLToPath(script), [], {
    env: { PATH: process.env.PATH, PORT: String(port), ...settings },
    execArgv: ['--import', PROBE],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      if (/listening at/i.test(text)) resolve();
    });
  });
  return {
    port,
    process: child,
    async cpu() {
      const answer = once(child, 'message');
      child.send('cpu');
      const [{ cpu }] = (await answer) as [{ cpu: NodeJS.CpuUsage }];
      return cpu.user + cpu.system;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
