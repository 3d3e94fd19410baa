import { runImportCommand } from './app/import-command.ts';
import { endWithMessage } from './app/end-with-message.ts';

await endWithMessage(() =>
  runImportCommand(process.argv.slice(2), process.env, (line) => process.stdout.write(`${line}\n`)),
);
