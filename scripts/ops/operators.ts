import { operatorName } from '#domain/operating/operator.ts';
import { newAccount } from '#server/doors/operators/accounts.ts';
import { inIndia } from '#server/doors/operators/sheet.ts';
import type { Ports } from '#usecases/ports.ts';
import {
  type CommandInput,
  type CommandOutput,
  exitDone,
  exitNotDone,
  inSheets,
  onlyWord,
  sentenceOutput,
  WrongUse,
} from './command.ts';

/** Who may sign in at the pages: each by a name of their own, a password and a second factor. */
export async function operators(ports: Ports, input: CommandInput): Promise<CommandOutput> {
  const [what, ...more] = input.words;
  if (what === undefined || what === 'list') return list(ports);
  if (what !== 'add' && what !== 'remove' && what !== 'reset')
    throw new WrongUse('Behind operators stands list, or add, remove or reset with a name.');
  const name = operatorName(onlyWord({ ...input, words: more }, 'whom, by a name'));
  if (name === undefined)
    throw new WrongUse('A name has 2 to 40 small letters, digits, dots or dashes, and begins with a letter.');
  const isKnown = (await ports.store.operatorByName(name)) !== undefined;
  if (isKnown === (what === 'add'))
    return sentenceOutput(
      isKnown ? `${name} is there already; reset makes a new password.` : `There is no ${name}.`,
      { name },
      exitNotDone,
    );
  return what === 'remove' ? remove(ports, input, name) : make(ports, input, name, what);
}

async function list({ store }: Ports): Promise<CommandOutput> {
  const all = (await store.operators()).map(({ operator: { name, madeAt }, signedInAt }) => ({
    name,
    madeAt,
    signedInAt,
  }));
  const rows = all.map(({ name, madeAt, signedInAt }) => [
    name,
    inIndia(madeAt),
    signedInAt ? inIndia(signedInAt) : 'never',
  ]);
  const columns = ['name', 'since', 'signed in last'];
  return inSheets(all, { title: 'Operators', columns, rows, none: 'Nobody: `operators add NAME`.' });
}

async function make(
  ports: Ports,
  { who, options }: CommandInput,
  name: string,
  what: 'add' | 'reset',
): Promise<CommandOutput> {
  const at = ports.clock.now();
  const { operator, password, address } = await newAccount(name, at);
  await ports.store.atomically(async (within) => {
    await within.saveOperator(operator);
    const act = what === 'add' ? 'operator-added' : 'operator-reset';
    await within.recordAudit({ at, who, via: 'command', act, reference: name, reason: options.reason });
  });
  const lines = [
    `${name} signs in with both of these. They are told here only.`,
    `  password       ${password}`,
    `  second factor  ${address}`,
    'An app for codes takes the second factor by hand or from a picture of it, such as qrencode makes.',
  ];
  return { lines, json: { name, password, address }, code: exitDone };
}

async function remove(
  { store, clock }: Ports,
  { who, options }: CommandInput,
  name: string,
): Promise<CommandOutput> {
  const entry = { at: clock.now(), who, via: 'command', reference: name, reason: options.reason } as const;
  await store.atomically(async (within) => {
    await within.removeOperator(name);
    await within.recordAudit({ ...entry, act: 'operator-removed' });
  });
  return sentenceOutput(`${name} signs in no more, and every pass of theirs has ended.`, { name }, exitDone);
}
