import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { commandOf, finalStage } from '../../testing/dockerfile.ts';
import { freePort, startProduct } from './product.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const exec = promisify(execFile);

/** What npm says where it finds no registry, and its cache does not have all. */
const OFFLINE = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTCACHED/;

/** A folder made by the commands of the Dockerfile's last stage, as an image would be. */
export interface Image {
  /** Where the product lies. */
  app: string;
  env: Record<string, string>;
  command: string[];
  healthcheck: string[];
  /** Runs a command in it, with settings beside the image's own. */
  run(command: readonly string[], settings?: Record<string, string>): Promise<string>;
  remove(): Promise<void>;
}

/** Installs by copying what the lock file of a folder names from the project's own packages. */
async function copyPackages(folder: string): Promise<void> {
  const lock = await readFile(join(folder, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lock) as { packages: Record<string, { optional?: boolean }> };
  for (const [path, { optional }] of Object.entries(packages)) {
    if (path === '') continue;
    const filter = (from: string) =>
      !from.slice(ROOT.length + path.length).includes('node_modules');
    await cp(join(ROOT, path), join(folder, path), { recursive: true, filter }).catch((error) => {
      if (!optional) throw error;
    });
  }
}

/** @param packages `linked` are the project's own, which takes no time and shows less */
export async function makeImage(packages: 'installed' | 'linked' = 'installed'): Promise<Image> {
  const root = await mkdtemp(join(tmpdir(), 'cortado-image-'));
  const { PATH = '', HOME = '' } = process.env;
  const env: Record<string, string> = { PATH, HOME, npm_config_prefer_offline: 'true' };
  let app = root;
  const run: Image['run'] = async ([program = '', ...args], settings = {}) => {
    const file = program === 'node' ? process.execPath : program;
    const { stdout } = await exec(file, args, { cwd: app, env: { ...env, ...settings } });
    return stdout;
  };
  const final = finalStage();
  for (const instruction of final) {
    const words = instruction.getArguments().map((word) => word.getValue());
    const line = instruction.getArgumentsContent() ?? '';
    switch (instruction.getKeyword()) {
      case 'WORKDIR':
        app = join(root, line);
        await mkdir(app, { recursive: true });
        break;
      case 'ENV':
        for (const word of words) {
          const [name = '', value = ''] = word.split('=');
          env[name] = value.startsWith('/') ? join(root, value) : value;
          if (value.startsWith('/')) await mkdir(dirname(env[name]), { recursive: true });
        }
        break;
      case 'COPY':
        for (const from of words.slice(0, -1)) {
          const path = from.replace('/src/', ROOT);
          const to =
            from.endsWith('/') || from === '/src/dist' ? app : join(app, from.split('/').at(-1)!);
          await cp(path, to, { recursive: true });
        }
        break;
      case 'RUN':
        if (packages === 'linked' && line.startsWith('npm ci')) {
          await symlink(join(ROOT, 'node_modules'), join(app, 'node_modules'));
          break;
        }
        await run(['sh', '-c', line]).catch(async (error: Error) => {
          if (!line.startsWith('npm ci') || !OFFLINE.test(error.message)) throw error;
          process.stdout.write(`No registry: '${line}' is replaced by a copy of the packages.\n`);
          await copyPackages(app);
        });
        break;
    }
  }
  const only = (keyword: string) => final.find((one) => one.getKeyword() === keyword);
  return {
    app,
    env,
    command: commandOf(only('CMD')),
    healthcheck: commandOf(only('HEALTHCHECK')),
    run,
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

/** Starts what an image names, at a free port; it is killed with the test at the latest. */
export async function startImage(image: Image, settings: Record<string, string>) {
  const [program, script = ''] = image.command;
  if (program !== 'node') throw new Error(`The image starts ${program}.`);
  const port = String(await freePort());
  const product = await startProduct({ ...image.env, HOST: '127.0.0.1', PORT: port, ...settings }, [
    join(image.app, script),
  ]);
  onTestFinished(() => product.kill('SIGKILL'));
  const isHealthy = () =>
    image.run(image.healthcheck, { PORT: port }).then(
      () => true,
      () => false,
    );
  return { product, origin: await product.ready, isHealthy };
}
