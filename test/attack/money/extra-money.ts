import { rupees } from '#domain/money.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import type { Ports } from '#usecases/ports.ts';
import { type GatewayHouse, openGatewayHouse } from '../../api/gateways/gateway-house.ts';
import { eachGateway, type GatewayDouble, gatewayDoubles } from '../../doubles/gateways.ts';
import { chanceFrom } from '../../kill/chance.ts';
import type { Came } from '../../ports/payment-gateway.suite.ts';
import { type Attack, onEachGateway, type Report, type Scale } from '../attack.ts';

const orders: Readonly<Record<Scale['name'], number>> = { short: 8, long: 200 };
/** Answers of a refund that are lost on their way, so that some have to be asked for again. */
const lostRefunds = 3;

/** Each order gets money that is not its own: twice, too little, too much, in dollars, taken or held, before or after. */
export const extraMoney: Attack = {
  name: 'money beyond an order',
  run: ({ name, seed }) => onEachGateway(eachGateway, (gateway) => attack(gateway, orders[name], seed)),
  planted: [
    {
      fault: 'a second payment that nobody looks for',
      finds: /keeps \d+ of \d+/,
      run: ({ seed }) => attack(gatewayDoubles.razorpay, orders.short, seed, withoutBeyond),
    },
    {
      fault: 'money of any amount and currency that is taken as the order’s',
      finds: /without its money/,
      run: ({ seed }) => attack(gatewayDoubles.razorpay, orders.short, seed, payAnyOrder),
    },
  ],
};

function withoutBeyond({ payments }: Ports): Partial<Ports> {
  return {
    payments: {
      ...payments,
      orderStatus: async (id) => {
        const answer = await payments.orderStatus(id);
        return answer.ok ? { ok: true, value: { ...answer.value, beyond: [] } } : answer;
      },
    },
  };
}

function payAnyOrder({ payments }: Ports): Partial<Ports> {
  return {
    payments: {
      ...payments,
      orderStatus: async (id) => {
        const answer = await payments.orderStatus(id);
        if (!answer.ok || answer.value.beyond.length === 0) return answer;
        return { ok: true, value: { ...answer.value, state: 'captured', beyond: [] } };
      },
    },
  };
}

type Purchase = {
  readonly proposal: Proposal;
  readonly order: string;
  /** Whether the buyer also pays what is asked for. */
  readonly isPaid: boolean;
};

async function attack(
  gateway: GatewayDouble,
  count: number,
  seed: number,
  over?: (real: Ports) => Partial<Ports>,
): Promise<Report> {
  const house = await openGatewayHouse(gateway, over);
  const chance = chanceFrom(seed);
  const purchases: Purchase[] = [];
  for (let each = 0; each < count; each += 1) {
    const proposal = await house.purchase();
    const order = await house.press(proposal);
    purchases.push({ proposal, order, isPaid: each % 2 === 0 });
  }
  const end = house.http.befall(house.moves.refund, { kind: 'answer-lost' }, lostRefunds);
  for (const purchase of purchases) await strike(house, purchase, chance);
  end();
  for (let round = 0; round < 3; round += 1) await house.round();
  const wrongs = await Promise.all(purchases.map((each) => wrongsOf(house, each)));
  await house.close();
  return {
    strikes: purchases.length,
    figures: `${purchases.length} orders with money that is not theirs`,
    complaints: wrongs.flat(),
  };
}

/** Paid, or not, before or after money that is not its own; all of it is told of twice. */
async function strike(
  house: GatewayHouse,
  { proposal, order, isPaid }: Purchase,
  chance: () => number,
): Promise<void> {
  const beyondFirst = !isPaid || chance() < 0.3;
  const came = moneyFor(proposal, isPaid, chance);
  if (isPaid) house.pay(order);
  if (!beyondFirst) await tell(house, order);
  house.comesBeyond(order, came);
  await tell(house, order);
  await tell(house, order);
}

function moneyFor({ price }: Proposal, isPaid: boolean, chance: () => number): Came {
  const amounts = [price.total - 1, price.total + 1, ...(isPaid ? [price.total] : [])];
  const amount = rupees(amounts[Math.floor(chance() * amounts.length)] ?? price.total);
  return { amount, currency: chance() < 0.2 ? 'USD' : 'INR', isHeld: false };
}

async function tell(house: GatewayHouse, order: string): Promise<void> {
  for (const event of house.events(order)) await house.deliver(event);
}

/** A policy for an order's own money and none without it; everything else is back. */
async function wrongsOf(house: GatewayHouse, purchase: Purchase): Promise<readonly string[]> {
  const { proposal, order, isPaid } = purchase;
  const { store } = house.server.ports;
  const policy = await store.policyOf(proposal.id);
  const storedAmount = house.kept(order);
  const expected = isPaid ? proposal.price.total : 0;
  const open = (await store.paymentsOf(proposal.id)).filter(
    ({ state }) => state === 'blocked' || state === 'refund-due',
  );
  return [
    ...((policy !== undefined) === isPaid
      ? []
      : [isPaid ? 'A paid purchase has no policy' : 'A policy was issued without its money']),
    ...(storedAmount === expected ? [] : [`An order keeps ${storedAmount} of ${expected} rupees`]),
    ...open.map(({ beyond, state }) => `Money beyond an order (${beyond}) is still ${state}`),
  ];
}
