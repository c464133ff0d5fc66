import { lookThrough } from '#server/doors/operators/lookups.ts';
import type { Ports } from '#usecases/ports.ts';
import { acting } from './acting.ts';
import {
  type Command,
  type CommandInput,
  type CommandOutput,
  exitDone,
  readLine,
  WrongUse,
  wrongUse,
} from './command.ts';
import { reading } from './reading.ts';

/** One row is one command. */
const commands: Readonly<Record<string, Command>> = { ...reading, ...acting };

export function usage(): readonly string[] {
  const rows = Object.entries(commands).map(([name, { takes, help }]) => [`${name} ${takes}`.trim(), help]);
  return [
    'npm run ops -- <command>, with the settings of the server and as its user; it can run beside it.',
    '',
    ...rows.flatMap(([use, help]) => [`  ${use}`, `      ${help}`]),
    '  password',
    '      makes a password for programs that read metrics, and the setting METRICS_PASSWORD_HASH for it',
    '',
    '  --as NAME    who asks, as the log is to name them beside the user of the system; OPS_AS in the environment says it once',
    '  --reason "…" why, for refund, erase and settle-order',
    '  --count N    so many lines at most, up to 1000',
    '  --json       as data',
    '  --help       this',
    '',
    'Exit codes: 0 done, 1 not done or nothing found, 2 wrong use, 3 the database or a setting stands in the way.',
  ];
}

/** What is needed is opened only once the words have a meaning. */
export async function runOps(
  args: readonly string[],
  user: string,
  open: <T>(work: (ports: Ports) => Promise<T>) => Promise<T>,
): Promise<{ readonly out: readonly string[]; readonly err: readonly string[]; readonly code: number }> {
  try {
    const line = readLine(args, user);
    if (line.help) return { out: usage(), err: [], code: exitDone };
    const command =
      line.name !== undefined && Object.hasOwn(commands, line.name) ? commands[line.name] : undefined;
    if (!command)
      throw new WrongUse(line.name === undefined ? 'Say a command.' : `There is no command ${line.name}.`);
    if (command.needsReason && line.options.reason.length < leastReason)
      throw new WrongUse(
        `--reason "…" has to say why, in ${leastReason} signs or more: it is written to the log.`,
      );
    const { told, err } = await open(async (ports) => {
      const before = await lastPosition(ports);
      const output = await runOne(ports, command, line);
      return { told: output, err: await anchorLog(ports, before) };
    });
    return { out: line.json ? [asJson(told)] : told.lines, err, code: told.code };
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error;
    return { out: [], err: [error.message, '', ...usage()], code: wrongUse };
  }
}

const leastReason = 5;

function runOne(ports: Ports, command: Command, line: CommandInput): Promise<CommandOutput> {
  const run = () => command.run(ports, line);
  const operator = { who: line.who, via: 'command' } as const;
  return command.lists === undefined ? run() : lookThrough(ports, operator, command.lists, run);
}

async function lastPosition({ store }: Ports): Promise<number> {
  const [last] = await store.lastAudit(1);
  return last?.position ?? 0;
}

/**
 * Notes the end of the log outside of the database, when the command has written a line. It has done its work by then: what
 * stands in the way of the note is a warning beside its answer, and the next round of a server tries again.
 */
async function anchorLog(ports: Ports, before: number): Promise<readonly string[]> {
  try {
    if ((await lastPosition(ports)) === before) return [];
    return (await ports.store.anchorAudit())
      ? []
      : ['audit-broken: `npm run ops -- audit verify` says where.'];
  } catch (error) {
    return [`audit-anchor-failed: ${error instanceof Error ? error.message : String(error)}`];
  }
}

function asJson({ json }: CommandOutput): string {
  return JSON.stringify(json, undefined, 2);
}
