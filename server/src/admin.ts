import { runAdminCommand } from './app/admin-command.ts';
import { UserFacingError } from './core/user-facing-error.ts';

try {
  process.stdout.write(`${await runAdminCommand(process.argv.slice(2), process.env)}\n`);
} catch (error) {
  process.stderr.write(
    `${error instanceof UserFacingError ? error.message : (error as Error).stack}\n`,
  );
  process.exitCode = 1;
}
