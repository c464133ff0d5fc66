import type { Proposal } from '#domain/proposal/proposal.ts';
import type { Ports } from '#usecases/ports.ts';
import { type GatewayHouse, openGatewayHouse } from '../api/gateways/gateway-house.ts';
import { eachGateway, type GatewayDouble, gatewayDoubles } from '../doubles/gateways.ts';
import { chanceFrom } from '../kill/chance.ts';
import type { SentWebhook } from '../ports/payment-gateway.suite.ts';
import { type Attack, onEachGateway, type Report, type Scale } from './attack.ts';

const orders: Readonly<Record<Scale['name'], number>> = { short: 25, long: 1_000 };
/** The planted faults show at every order. */
const fewOrders = 5;
/** Each order gets so many, and one in ten of them is changed on the way. */
const deliveriesEach = 10;
const atOnce = 32;

/** Many purchases are paid at once, and told of many times, in any order, some of it forged: each is one policy. */
export const deliveries: Attack = {
  name: 'a flood of notices about payments',
  run: ({ name, seed }) =>
    // The short run takes one of them; the cases of all are tried one by one in test/api/gateways.
    onEachGateway(eachGateway.slice(0, name === 'short' ? 1 : undefined), (gateway) =>
      attack(gateway, orders[name], seed),
    ),
  planted: [
    {
      fault: 'signatures that are not looked at',
      finds: /changed on the way/,
      run: ({ seed }) =>
        attack(gatewayDoubles.razorpay, fewOrders, seed, ({ payments }) => ({
          payments: { ...payments, readWebhook: (body) => believed(body) },
        })),
    },
    {
      fault: 'a gateway that is believed to have taken another amount',
      finds: /is not issued|keeps/,
      run: ({ seed }) =>
        attack(gatewayDoubles.razorpay, fewOrders, seed, ({ payments }) => ({
          payments: {
            ...payments,
            orderStatus: async (id) => {
              const answer = await payments.orderStatus(id);
              const amount = answer.ok ? answer.value.amount - 1 : 0;
              // One rupee less than was taken; the brand is the port's own.
              return answer.ok ? { ok: true, value: { ...answer.value, amount: amount as never } } : answer;
            },
          },
        })),
    },
  ],
};

function believed(body: Uint8Array): ReturnType<Ports['payments']['readWebhook']> {
  const order = /"order_id":"(\w+)"/.exec(Buffer.from(body).toString())?.[1];
  return order
    ? { kind: 'order', eventId: `event-${Math.random()}`, gatewayOrderId: order }
    : { kind: 'other' };
}

type Purchase = { readonly proposal: Proposal; readonly order: string };

async function attack(
  gateway: GatewayDouble,
  count: number,
  seed: number,
  over?: (real: Ports) => Partial<Ports>,
): Promise<Report> {
  const house = await openGatewayHouse(gateway, over);
  const chance = chanceFrom(seed);
  await house.purchase();
  const purchases = await inTurns(Array(count).fill(0), async () => {
    const proposal = await house.purchase();
    return { proposal, order: await house.press(proposal) };
  });
  const startedAt = performance.now();
  const { complaints, delivered } = await flood(house, purchases, chance);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  complaints.push(...(await wrongsOf(house, purchases)));
  const policies = purchases.length - complaints.filter((each) => each.includes('not issued')).length;
  const figures = `${count} orders, ${delivered} deliveries, ${policies} policies in ${seconds} s`;
  await house.close();
  return { strikes: delivered, figures, complaints };
}

/** All that the company says of every order, ten times over, shuffled, with returns of browsers in between. */
async function flood(house: GatewayHouse, purchases: readonly Purchase[], chance: () => number) {
  const complaints: string[] = [];
  const work: (() => Promise<void>)[] = [];
  const deliver = async (event: SentWebhook, count: number) => {
    const status = await house.deliver(event);
    if (status === count) return;
    complaints.push(
      count === 400
        ? `A notice that was changed on the way was answered ${status}`
        : `A notice was answered ${status}`,
    );
  };
  for (const { proposal, order } of purchases) {
    if (chance() < 0.3) house.fail(order);
    const fields = house.pay(order);
    const events = house.events(order);
    for (let each = 0; each < deliveriesEach - 1; each += 1) {
      const event = events[each % events.length];
      if (event) work.push(() => deliver(event, 200));
    }
    const [first] = events;
    if (first) work.push(() => deliver(changed(first), 400));
    if (chance() < 0.5) work.push(() => house.comeBack(proposal, fields));
  }
  await inTurns(shuffled(work, chance), (each) => each());
  return { complaints, delivered: purchases.length * deliveriesEach };
}

function changed({ body, headers }: SentWebhook): SentWebhook {
  return {
    headers,
    body: Buffer.from(
      Buffer.from(body)
        .toString()
        .replace(/\d(?=\D*$)/, '0 '),
    ),
  };
}

/** Each purchase has one policy, its premium is taken once, and nothing is given back. */
async function wrongsOf(house: GatewayHouse, purchases: readonly Purchase[]): Promise<readonly string[]> {
  const { store } = house.server.ports;
  const policies = new Set<string>();
  const wrongs = await inTurns(purchases, async ({ proposal, order }) => {
    const policy = await store.policyOf(proposal.id);
    if (policy) policies.add(policy.policyNumber);
    const state = (await store.getProposal(proposal.id))?.state;
    const storedCount = house.kept(order);
    return [
      ...(state === 'issued' && policy ? [] : [`A paid purchase is not issued but ${state}`]),
      ...(storedCount === proposal.price.total
        ? []
        : [`An order keeps ${storedCount} of ${proposal.price.total} rupees`]),
    ];
  });
  const faults = wrongs.flat();
  if (faults.length === 0 && policies.size !== purchases.length)
    faults.push(`${policies.size} policies of ${purchases.length} purchases`);
  return faults;
}

function shuffled<T>(all: readonly T[], chance: () => number): readonly T[] {
  const keyed = all.map((each) => [chance(), each] as const);
  return keyed.sort(([one], [other]) => one - other).map(([, each]) => each);
}

/** So many at once, as a gateway sends them. */
async function inTurns<T, R>(all: readonly T[], work: (each: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = [];
  const queue = [...all.entries()];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) answers[next[0]] = await work(next[1]);
    }),
  );
  return answers;
}
