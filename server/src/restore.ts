import { endWithMessage } from './app/end-with-message.ts';
import { runRestoreCommand } from './app/restore-command.ts';

await endWithMessage(() => runRestoreCommand(process.argv.slice(2), process.env));
