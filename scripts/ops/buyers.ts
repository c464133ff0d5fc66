import { inIndia } from '#server/doors/operators/sheet.ts';
import { proposalSheet } from '#server/doors/operators/sheets.ts';
import { searchBuyer } from '#usecases/opening/search-buyer.ts';
import type { Ports } from '#usecases/ports.ts';
import { changeNumber, stopChange } from '#usecases/serving/change/change-number.ts';
import {
  type Command,
  type CommandInput,
  type CommandOutput,
  exitDone,
  exitNotDone,
  inSheets,
  onePurchase,
  sentenceOutput,
  WrongUse,
} from './command.ts';

/** Commands for somebody who calls: who they are, and by which mobile their policy opens. */
export const buyers: Readonly<Record<string, Command>> = {
  search: {
    takes: '<mobile | mail | name yyyy-mm-dd> --reason "…"',
    help: 'the policies of a buyer, by mobile, mail, or name with the date of birth; that it was looked, and why, is written to the log',
    needsReason: true,
    run: search,
  },
  'change-number': {
    takes: '<reference> <new mobile> --reason "…"',
    help: 'for a holder who lost the mobile: the new one opens the policy three days later; the old one and the mail are told at once and can stop it',
    needsReason: true,
    run: changeMobile,
  },
  'stop-number': {
    takes: '<reference> --reason "…"',
    help: 'stops a change of number that waits: its holder says that it was not them',
    needsReason: true,
    run: stop,
  },
};

async function search(ports: Ports, { words, options, who }: CommandInput): Promise<CommandOutput> {
  const result = await searchBuyer(ports, words.join(' '), { who, via: 'command', reason: options.reason });
  if (!result.ok)
    throw new WrongUse(
      'Say a mobile of ten digits, a mail address, or a name with a date: Asha Rao 1990-12-15.',
    );
  const sheets = inSheets(result.value, proposalSheet(result.value, ports.clock.now()));
  return result.value.length > 0 ? sheets : { ...sheets, code: exitNotDone };
}

async function changeMobile(ports: Ports, input: CommandInput): Promise<CommandOutput> {
  const mobile = input.words.at(-1) ?? '';
  const purchase = await onePurchase(ports, { ...input, words: input.words.slice(0, -1) });
  if (!purchase.ok) return purchase.output;
  const { id, number } = purchase.row;
  const change = await changeNumber(ports, { id, mobile }, { ...signedFor(input), reference: number });
  if (!change.ok) {
    const { code } = change.failure;
    return sentenceOutput(`${number} is as before: ${code}.`, { number, changed: false, code }, exitNotDone);
  }
  const from = inIndia(change.value);
  return sentenceOutput(
    `${number} opens by the new mobile from ${from}. The old one and the mail are told now.`,
    { number, changed: true, from: change.value },
    exitDone,
  );
}

async function stop(ports: Ports, input: CommandInput): Promise<CommandOutput> {
  const purchase = await onePurchase(ports, input);
  if (!purchase.ok) return purchase.output;
  const { id, number } = purchase.row;
  const isStopped = await stopChange(ports, id, { ...signedFor(input), reference: number });
  return isStopped
    ? sentenceOutput(`${number} opens by the mobile it had.`, { number, stopped: true }, exitDone)
    : sentenceOutput(`No change of ${number} waits.`, { number, stopped: false }, exitNotDone);
}

function signedFor({ who, options }: CommandInput) {
  return { who, via: 'command', reason: options.reason } as const;
}
