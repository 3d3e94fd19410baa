import { failureText } from '../core/user-facing-error.ts';

/** Runs a command and prints what it returns; or why it failed, with exit code 1. */
export async function endWithMessage(command: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await command()}\n`);
  } catch (error) {
    process.stderr.write(`${failureText(error)}\n`);
    process.exitCode = 1;
  }
}
