import { stopPause } from '#domain/proposal/issuing.ts';
import { noRefundWords, stateWords } from '#server/doors/operators/words.ts';
import { eraseVisitor } from '#usecases/keeping/erase-data.ts';
import { settleUnknownOrder } from '#usecases/operating/settle-unknown-order.ts';
import { stopIssuing } from '#usecases/operating/stop-issuing.ts';
import { createGatewayOrders } from '#usecases/paying/gateway-orders.ts';
import { settleProposal } from '#usecases/paying/settle-payment.ts';
import type { Ports } from '#usecases/ports.ts';
import { sendPolicyLetterAnew } from '#usecases/telling/send-policy-letter.ts';
import { buyers } from './buyers.ts';
import { callBacks } from './call-backs.ts';
import {
  type Command,
  type CommandInput,
  type CommandOutput,
  exitDone,
  exitNotDone,
  onePurchase,
  onlyWord,
  sentenceOutput,
} from './command.ts';
import { reseal } from './keys.ts';
import { operators } from './operators.ts';

/** Commands that change something; each by the same use case as the rounds and the pages, and each written to the log first. */
export const acting: Readonly<Record<string, Command>> = {
  retry: {
    takes: '<reference>',
    help: 'asks gateway and insurer at once, as the rounds do: settles, issues, gives back what is due',
    run: retry,
  },
  'retry-message': {
    takes: '<key>',
    help: 'sends a letter again on the ways that have ended without it; `stuck` and `show` say its key',
    run: retryMessage,
  },
  'send-letter': {
    takes: '<reference>',
    help: 'sends the letter of an issued policy anew, with its papers and a new link, to the address that the purchase has',
    run: sendLetter,
  },
  'call-backs': {
    takes: '[number <id> | done <id>]',
    help: 'who waits to be called, masked; number: whom to call, written to the log; done: somebody called, or cannot be reached',
    run: callBacks,
  },
  ...buyers,
  refund: {
    takes: '<reference> --reason "…"',
    help: `has the money of a paid purchase go back instead of a policy being issued, ${stopPause / 60} minutes later and once the insurer says that it issued nothing`,
    needsReason: true,
    run: refund,
  },
  'settle-order': {
    takes: '<order> --reason "…"',
    help: 'says that the money of an order that no purchase here has is dealt with, such as given back in the gateway’s dashboard: it is stuck no more',
    needsReason: true,
    run: settleOrder,
  },
  operators: {
    takes: '[list | add <name> | reset <name> | remove <name>]',
    help: 'who may sign in at the pages; add, reset: a new password and second factor, told once; each is written to the log',
    run: operators,
  },
  reseal: {
    takes: '',
    help: 'seals everything by the first key of DATA_KEYS, beside running servers that have it too; then an older key can go',
    run: reseal,
  },
  erase: {
    takes: '<reference> --reason "…"',
    help: 'erases everything of the visitor to whom this purchase belongs, but what the law keeps',
    needsReason: true,
    run: erase,
  },
};

async function retry(ports: Ports, input: CommandInput): Promise<CommandOutput> {
  const purchase = await onePurchase(ports, input);
  if (!purchase.ok) return purchase.output;
  const { id, number, state } = purchase.row;
  await ports.store.recordAudit({ ...signed(ports, input), act: 'retried', reference: number });
  for (const order of await ports.store.paymentsOf(id)) await createGatewayOrders(ports).askAtRest(order);
  const settled = await settleProposal(ports, id);
  const now = settled?.state ?? state;
  const moved = now === state ? 'It stands as before' : `It was ${state}`;
  return sentenceOutput(
    `${number}: ${moved}; now ${now}, ${stateWords[now]}.`,
    { number, before: state, now },
    exitDone,
  );
}

async function retryMessage({ store, clock }: Ports, input: CommandInput): Promise<CommandOutput> {
  const key = onlyWord(input, 'which letter, by its key');
  const woken = await store.atomically(async (within) => {
    const isWoken = await within.retryMessage(key, clock.now());
    if (isWoken)
      await within.recordAudit({ ...signed({ clock }, input), act: 'message-retried', reference: key });
    return isWoken;
  });
  return woken
    ? sentenceOutput('It goes out within seconds, where a server runs.', { key, queued: true }, exitDone)
    : sentenceOutput(
        'There is no such letter that has ended without arriving.',
        { key, queued: false },
        exitNotDone,
      );
}

async function sendLetter(ports: Ports, input: CommandInput): Promise<CommandOutput> {
  const purchase = await onePurchase(ports, input);
  if (!purchase.ok) return purchase.output;
  const { id, number } = purchase.row;
  const isQueued = await sendPolicyLetterAnew(ports, id, { ...signed(ports, input), reference: number });
  return isQueued
    ? sentenceOutput('It goes out within seconds, where a server runs.', { number, queued: true }, exitDone)
    : sentenceOutput(`${number} has no policy to write of.`, { number, queued: false }, exitNotDone);
}

async function refund(ports: Ports, input: CommandInput): Promise<CommandOutput> {
  const purchase = await onePurchase(ports, input);
  if (!purchase.ok) return purchase.output;
  const { id, number } = purchase.row;
  await ports.store.recordAudit({ ...signed(ports, input), act: 'refund-asked', reference: number });
  const stopping = await stopIssuing(ports, id);
  if (!stopping) return sentenceOutput('It is gone.', { number }, exitNotDone);
  const { kind, state } = stopping;
  if (kind === 'not-paid')
    return sentenceOutput(`${number}: ${noRefundWords[state]}`, { number, kind, state }, exitNotDone);
  const sentence =
    state === 'paid'
      ? `No more tries are made. In ${stopPause / 60} minutes the insurer is asked what it issued, and if that is nothing, the money goes back.`
      : `It is settled: ${state}, ${stateWords[state]}.`;
  return sentenceOutput(`${number}: ${sentence}`, { number, kind, state }, exitDone);
}

async function settleOrder(ports: Ports, input: CommandInput): Promise<CommandOutput> {
  const order = onlyWord(input, 'which order, as the gateway and `stuck` name it');
  const { who, options } = input;
  const operator = { who, via: 'command', reason: options.reason } as const;
  const settled = await settleUnknownOrder(ports, operator, order);
  return settled
    ? sentenceOutput('It is stuck no more.', { order, settled }, exitDone)
    : sentenceOutput('No such order is stuck.', { order, settled }, exitNotDone);
}

async function erase(ports: Ports, input: CommandInput): Promise<CommandOutput> {
  const purchase = await onePurchase(ports, input);
  if (!purchase.ok) return purchase.output;
  const proposal = await ports.store.getProposal(purchase.row.id);
  if (!proposal) return sentenceOutput('It is gone.', null, exitNotDone);
  const { who, options } = input;
  const erased = await eraseVisitor(ports, proposal.owner, { who, via: 'command', reason: options.reason });
  const leftovers = erased.leftovers.map(({ number, until }) =>
    until === undefined
      ? `${number}: its money has to come to an end first; then it goes by itself.`
      : `${number}: kept by law until ${until}, sealed, and opened to nobody.`,
  );
  const counts = `Erased: ${erased.quotes} quotes, ${erased.proposals - leftovers.length} purchases, ${erased.shares} shared pages.`;
  return { lines: [counts, ...leftovers], json: erased, code: exitDone };
}

function signed({ clock }: Pick<Ports, 'clock'>, { who, options }: CommandInput) {
  return { at: clock.now(), who, via: 'command', reason: options.reason } as const;
}
