import { createConnection, createServer, type Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { failureText, UserFacingError } from '../core/user-facing-error.ts';
import type { Database } from '../database/open.ts';
import { socketFolderOf } from '../database/embedded/data-folder.ts';

const NAME = 'commands.sock';

const requestSchema = z.object({
  command: z.enum(['admin', 'backup']),
  words: z.array(z.string()),
});
const answerSchema = z.union([z.object({ message: z.string() }), z.object({ error: z.string() })]);

export type CommandName = z.infer<typeof requestSchema>['command'];
type Answer = z.infer<typeof answerSchema>;

/** The commands that a running server takes from other processes with access to its data folder. */
export type Commands = Record<CommandName, (words: readonly string[]) => Promise<string>>;

/** All that the other side sends; this side stays open. */
const readAll = (socket: Socket): Promise<string> =>
  new Promise((ended, fail) => {
    let received = '';
    socket
      .setEncoding('utf8')
      .on('data', (piece) => (received += piece))
      .once('end', () => ended(received))
      .once('error', fail);
  });

async function answer(request: string, commands: Commands): Promise<Answer> {
  try {
    const { command, words } = requestSchema.parse(JSON.parse(request));
    return { message: await commands[command](words) };
  } catch (error) {
    return { error: failureText(error) };
  }
}

/**
 * Takes the commands of other processes, which cannot open the embedded database while this one has it open. The socket is
 * in a folder that only its owner may enter.
 * @returns what stops it
 */
export async function takeCommands(
  { socketFolder }: Pick<Database, 'socketFolder'>,
  commands: Commands,
): Promise<() => Promise<void>> {
  if (socketFolder === undefined) return async () => {};
  const take = async (socket: Socket) => {
    // The client may have gone; the command is done all the same.
    socket.on('error', () => {});
    socket.end(JSON.stringify(await answer(await readAll(socket), commands)));
  };
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    take(socket).catch(() => socket.destroy());
  });
  await new Promise<void>((listening, fail) => {
    server.once('error', fail).listen(join(socketFolder, NAME), listening);
  });
  return () => new Promise((closed) => server.close(() => closed()));
}

/** A connection to the server that has the data folder open; null if there is none. */
async function connect(dataDir: string): Promise<Socket | null> {
  const folder = socketFolderOf(resolve(dataDir));
  if (folder === null) return null;
  return new Promise((connected) => {
    const socket = createConnection({ path: join(folder, NAME), allowHalfOpen: true });
    socket.once('connect', () => connected(socket)).once('error', () => connected(null));
  });
}

/**
 * Has the server that has the embedded database open run a command.
 * @returns its message; null if no server is running
 * @throws UserFacingError if the command fails
 */
export async function askRunningServer(
  dataDir: string,
  command: CommandName,
  words: readonly string[],
): Promise<string | null> {
  const socket = await connect(dataDir);
  if (!socket) return null;
  socket.end(JSON.stringify({ command, words }));
  const received = await readAll(socket).catch(() => '');
  if (!received) throw new UserFacingError('The server ended before the command was done.');
  const result = answerSchema.parse(JSON.parse(received));
  if ('error' in result) throw new UserFacingError(result.error);
  return result.message;
}
