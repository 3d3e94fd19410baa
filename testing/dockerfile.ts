import { readFileSync } from 'node:fs';
import { DockerfileParser, type Instruction } from 'dockerfile-ast';

const FILE = new URL('../deploy/Dockerfile', import.meta.url);

const readDockerfile = () => DockerfileParser.parse(readFileSync(FILE, 'utf8')).getInstructions();

/** The tags of the images that it builds on. */
export const baseImages = (): string[] =>
  readDockerfile()
    .filter((one) => one.getKeyword() === 'FROM')
    .map((from) => from.getArguments()[0]?.getValue() ?? '');

/** The stage of the final image. */
export function finalStage(): Instruction[] {
  const instructions = readDockerfile();
  return instructions.slice(instructions.findLastIndex((one) => one.getKeyword() === 'FROM'));
}

/** The command of an instruction that is written as a JSON array. */
export function commandOf(instruction: Instruction | undefined): string[] {
  const [array = '[]'] = /\[.*\]$/s.exec(instruction?.getArgumentsContent() ?? '') ?? [];
  return JSON.parse(array) as string[];
}
