import { check } from './check.ts';
import { type Command, type Setting, WrongUse } from './command.ts';
import { diff } from './compare/diff.ts';
import { importCatalogue } from './import.ts';
import { price } from './price/price.ts';
import { schema } from './schema.ts';
import { stats } from './stats.ts';
import { tableLines } from './table.ts';

const commands: Readonly<Record<string, Command>> = {
  check,
  stats,
  price,
  diff,
  import: importCatalogue,
  schema,
};

const isHelp = (word: string | undefined) => word === '--help' || word === '-h' || word === 'help';

/** Runs one command line. Answers the exit code: 0 done, 1 a fault, 2 wrong use. */
export async function runCommand(words: readonly string[], setting: Setting): Promise<number> {
  const [name, ...args] = words;
  if (isHelp(name)) return sayAll(overview(), setting.say, 0);
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (name === undefined || command === undefined) {
    const what = name === undefined ? [] : [`There is no command "${name}".`];
    return sayAll([...what, ...overview()], setting.aside, 2);
  }
  if (args.some(isHelp)) return sayAll(helpOf(command), setting.say, 0);
  try {
    return await command.run(args, setting);
  } catch (error) {
    if (isRefusedByDisk(error)) {
      return sayAll(
        [`It could not be done: ${error.message}. What is sold stays as it was.`],
        setting.aside,
        1,
      );
    }
    if (!(error instanceof WrongUse)) throw error;
    const hint = `npm run catalogue -- ${name} --help tells more.`;
    return sayAll([error.message, ...usagesOf(command), hint], setting.aside, 2);
  }
}

/** No space, no right to write, no such folder: the system's own message names the file. */
function isRefusedByDisk(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error;
}

function overview(): readonly string[] {
  const rows = Object.entries(commands).map(([name, { summary }]) => [`  ${name}`, summary]);
  return [
    'npm run catalogue -- <command>',
    '',
    ...tableLines([['', ''], ...rows]).slice(1),
    '',
    'npm run catalogue -- <command> --help tells more. catalogue/README.md tells the format.',
  ];
}

function helpOf(command: Command): readonly string[] {
  return [...usagesOf(command), '', `  ${command.summary}`, '', ...command.help.map((line) => `  ${line}`)];
}

function usagesOf({ usage }: Command): readonly string[] {
  return usage.map((line) => `npm run catalogue -- ${line}`);
}

function sayAll(lines: readonly string[], say: (line: string) => void, code: number): number {
  for (const line of lines) say(line);
  return code;
}
