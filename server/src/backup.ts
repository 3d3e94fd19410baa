import { endWithMessage } from './app/end-with-message.ts';
import { runBackupCommand } from './app/backup-command.ts';

await endWithMessage(() => runBackupCommand(process.argv.slice(2), process.env));
