import { dayInIndia } from '#domain/date.ts';
import { lastDays, mostDays, usualDays } from '#domain/event/funnel.ts';
import { proposalStates } from '#domain/proposal/state.ts';
import { retentionRules } from '#domain/retention/rules.ts';
import { caseSheets } from '#server/doors/operators/case/case-sheets.ts';
import { lookAt, lookUp } from '#server/doors/operators/lookups.ts';
import {
  auditSheet,
  callLedgerSheet,
  catalogueSheet,
  countSheet,
  deliverySheet,
  funnelSheet,
  proposalSheet,
  retentionSheet,
  stuckSheet,
} from '#server/doors/operators/sheets.ts';
import { verdictWords } from '#server/doors/operators/words.ts';
import { listStuck } from '#usecases/operating/list-stuck.ts';
import { readFunnel } from '#usecases/operating/read-funnel.ts';
import type { Ports } from '#usecases/ports.ts';
import {
  type Command,
  type CommandInput,
  type CommandOutput,
  exitDone,
  exitNotDone,
  inSheets,
  onePurchase,
  onlyWord,
  sentenceOutput,
  WrongUse,
} from './command.ts';
import { keys } from './keys.ts';

/** Commands that change nothing. */
export const reading: Readonly<Record<string, Command>> = {
  list: {
    lists: 'Purchases',
    takes: '[state] [--count 50]',
    help: `purchases, how many in each state, or those of one: ${proposalStates.join(', ')}`,
    run: list,
  },
  stuck: {
    lists: 'Stuck',
    takes: '[--count 50]',
    help: 'what does not go on by itself: since when, why, and what to do',
    run: async (ports, { options }) => {
      const lines = await listStuck(ports, options.count);
      return inSheets(lines, stuckSheet(lines, ports.clock.now()));
    },
  },
  show: {
    takes: '<reference>',
    help: 'one purchase, masked, with its orders, what was asked and what was sent; it is written to the log',
    run: show,
  },
  find: {
    takes: '<reference>',
    help: 'what bears a number, id, receipt, order or the reference of a family’s page (CH-624-WH7-M35)',
    run: find,
  },
  ledger: {
    lists: 'Asked outside',
    takes: '[--failed] [--count 50]',
    help: 'what insurers and the identity registry were asked last; --failed: without what was answered',
    run: async ({ store }, { options: { count: limit, failed: failedOnly } }) => {
      const lines = await store.lastOutsideCalls({ limit, reference: undefined, failedOnly });
      return inSheets(lines, callLedgerSheet(lines));
    },
  },
  messages: {
    lists: 'Letters',
    takes: '[--count 50]',
    help: 'letters that were tried last, and how it ended; nobody is named',
    run: async ({ store }, { options }) => {
      const deliveries = await store.lastDeliveries(options.count);
      return inSheets(deliveries, deliverySheet(deliveries));
    },
  },
  funnel: {
    lists: 'Funnel',
    takes: `[days, ${usualDays} or up to ${mostDays}]`,
    help: 'how many visits came to each step, by day and channel',
    run: funnel,
  },
  catalogue: {
    takes: '',
    help: 'what is sold now',
    run: async ({ catalogue }) => {
      const sheet = catalogueSheet(catalogue.current());
      return inSheets(Object.fromEntries(sheet.rows), sheet);
    },
  },
  retention: {
    takes: '',
    help: 'what is kept how long, from when and why, and in which tables',
    run: async () => inSheets(retentionRules, retentionSheet()),
  },
  keys: {
    takes: '',
    help: 'how many rows each key of DATA_KEYS and keys.json holds',
    run: keys,
  },
  audit: {
    lists: 'Log',
    takes: '[verify | anchor --reason "…"] [--count 50]',
    help: 'who read or changed what; verify: only whether the log is whole, with exit code 1 when it is not, or nothing tells; anchor: has it go on from where it stands, after a backup was put back',
    run: audit,
  },
};

async function list({ store, clock }: Ports, { words, options }: CommandInput): Promise<CommandOutput> {
  const [word, ...more] = words;
  const state = proposalStates.find((each) => each === word);
  if (more.length > 0 || (word !== undefined && state === undefined))
    throw new WrongUse(`The states are ${proposalStates.join(', ')}.`);
  const rows = await store.proposalRows({ state, limit: options.count });
  const sheet = proposalSheet(rows, clock.now());
  if (state) return inSheets(rows, sheet);
  const counts = await store.countByState();
  return inSheets({ counts: Object.fromEntries(counts), rows }, countSheet(counts), sheet);
}

async function show(ports: Ports, input: CommandInput): Promise<CommandOutput> {
  const purchase = await onePurchase(ports, input);
  if (!purchase.ok) return purchase.output;
  const one = await lookAt(ports, { who: input.who, via: 'command' }, purchase.row.id);
  return one
    ? inSheets(one, ...caseSheets(one, ports.clock.now()))
    : sentenceOutput('It is gone.', null, exitNotDone);
}

async function find(ports: Ports, input: CommandInput): Promise<CommandOutput> {
  const word = onlyWord(input, 'what to look for');
  const { purchases, share } = await lookUp(ports, { who: input.who, via: 'command' }, word);
  const shares = share ? [`A family’s page, until ${share.expiresAt}: /s/${share.id}`] : [];
  const table = purchases.length > 0 ? inSheets(null, proposalSheet(purchases, ports.clock.now())).lines : [];
  const lines = [...shares, ...table];
  const json = { purchases, share: share ?? null };
  return lines.length > 0
    ? { lines, json, code: exitDone }
    : sentenceOutput('Nothing is called so.', json, exitNotDone);
}

async function funnel(ports: Ports, { words }: CommandInput): Promise<CommandOutput> {
  const [word = String(usualDays), ...more] = words;
  const days = /^\d{1,3}$/.test(word) ? Number(word) : 0;
  if (days < 1 || days > mostDays || more.length > 0)
    throw new WrongUse(`Behind funnel stands how many days, from 1 to ${mostDays}.`);
  const counts = await readFunnel(ports, lastDays(dayInIndia(ports.clock.now()), days));
  return inSheets(counts, funnelSheet(counts));
}

async function audit(ports: Ports, input: CommandInput): Promise<CommandOutput> {
  const { words, options } = input;
  const [word, ...more] = words;
  if (more.length > 0 || ![undefined, 'verify', 'anchor'].includes(word))
    throw new WrongUse('Behind audit stands verify, anchor, or nothing.');
  if (word === 'anchor') await anchorAnew(ports, input);
  const { store } = ports;
  const verdict = await store.auditVerdict();
  const code = verdict.kind === 'whole' ? exitDone : exitNotDone;
  if (word !== undefined) return sentenceOutput(verdictWords(verdict), verdict, code);
  const lines = await store.lastAudit(options.count);
  return { ...inSheets({ verdict, lines }, auditSheet(lines, verdict)), code };
}

/** The line is written first, so that the log that goes on says by whom and why. */
async function anchorAnew(
  { store, clock }: Ports,
  { who, options: { reason } }: CommandInput,
): Promise<void> {
  if (reason === '') throw new WrongUse('--reason "…" has to say why the log goes on from where it stands.');
  await store.recordAudit({
    at: clock.now(),
    who,
    via: 'command',
    act: 'log-anchored',
    reference: '',
    reason,
  });
  await store.anchorAudit('anew');
}
