import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { networkOf, widestNetworkOf } from '../network.ts';
import { type Who, waitingRoom } from './waiting-room.ts';

const seats = 8;
const anybody = () => true;
const guest = (visit: string, network: string): Who => ({ visit, network });

function roomOf(...sizes: readonly (readonly [network: string, guests: number])[]) {
  const room = waitingRoom<Who>(seats);
  for (const [network, guests] of sizes)
    for (let count = 0; count < guests; count += 1) room.enter(guest(`${network}${count}`, network));
  const networksInTurn = () =>
    Array.from({ length: room.size() }, () => room.next(anybody)?.network).join('');
  return { room, networksInTurn };
}

describe('a full room', () => {
  test.each([
    ['of one network has a seat for another', 'b', [['a', 8]], 'a'],
    [
      'has one for whoever comes from a network with fewer guests',
      'b',
      [
        ['a', 6],
        ['b', 2],
      ],
      'a',
    ],
    [
      'takes it from the network with the most',
      'c',
      [
        ['a', 3],
        ['b', 5],
      ],
      'b',
    ],
    [
      'has none for a network that would have as many',
      'b',
      [
        ['a', 4],
        ['b', 4],
      ],
      undefined,
    ],
    ['has none for more of the only network', 'a', [['a', 8]], undefined],
    [
      'has none where every network has one',
      'x',
      [...'abcdefgh'].map((name) => [name, 1] as const),
      undefined,
    ],
  ] as const)('it %s', (_what, network, sizes, displaced) => {
    const { room } = roomOf(...sizes);
    expect(room.enter(guest('late', network))?.displaced?.network).toBe(displaced);
    expect(room.size()).toBe(seats);
  });

  test('takes the seat from the visit that has most of them, and of it from who came last', () => {
    const room = waitingRoom<Who>(seats);
    for (const visit of ['many', 'other', 'many', 'many', 'x', 'y', 'z', 'w']) room.enter(guest(visit, 'a'));
    const displaced = room.enter(guest('late', 'b'))?.displaced;
    expect(displaced?.visit).toBe('many');
    const order = Array.from({ length: seats }, () => room.next(anybody)?.visit);
    expect(order.slice(0, 5)).toEqual(['many', 'late', 'other', 'x', 'y']);
  });
});

test('a room that one net of 48 bits fills from all of its nets has a seat for whoever else comes', () => {
  const room = waitingRoom<Who>(seats);
  for (let at = 0; at < seats; at += 1) {
    const address = `2001:db8:77:${at}::1`;
    room.enter(guest(networkOf(address), widestNetworkOf(address)));
  }
  for (const address of ['203.0.113.9', '2001:db8:99:1::5'])
    expect(room.enter(guest('newcomer', widestNetworkOf(address)))).toBeDefined();
});

test('in a full room of one network, a visit with fewer guests gets the seat of the busiest one', () => {
  const room = waitingRoom<Who>(seats);
  for (const visit of [...'mmmmnnno']) room.enter(guest(visit, 'a'));
  expect(room.enter(guest('late', 'a'))?.displaced?.visit).toBe('m');
  expect(room.enter(guest('o', 'a'))?.displaced?.visit).toBe('n');
  expect(room.enter(guest('n', 'a'))).toBeUndefined();
});

test('visits of one network are served in turn, the guests of each in the order they came', () => {
  const room = waitingRoom<Who & { readonly at: number }>(seats);
  for (const [at, visit] of [...'aabacb'].entries()) room.enter({ ...guest(visit, 'x'), at });
  const order = Array.from({ length: 6 }, () => room.next(anybody));
  expect(order.map((one) => `${one?.visit}${one?.at}`)).toEqual(['a0', 'b2', 'c4', 'a1', 'b5', 'a3']);
});

test('who may not go yet keeps the seat, and holds up nobody', () => {
  const room = waitingRoom<Who>(seats);
  for (const network of ['a', 'a', 'b']) room.enter(guest(network, network));
  const notOfA = ({ network }: Who) => network !== 'a';
  expect([room.next(notOfA)?.network, room.next(notOfA)?.network, room.size()]).toEqual(['b', undefined, 2]);
});

test('one visit takes half of the seats, whatever its networks', () => {
  const room = waitingRoom<Who>(seats);
  const entered = Array.from({ length: seats }, () => room.enter(guest('flood', 'a')) !== undefined);
  expect(entered).toEqual([...Array(4).fill(true), ...Array(4).fill(false)]);
});

test.each([
  [
    [
      ['a', 5],
      ['b', 2],
      ['c', 1],
    ],
    'abcabaaa',
  ],
  [
    [
      ['a', 1],
      ['b', 1],
    ],
    'ab',
  ],
] as const)('networks are served in turn: %j as %s', (sizes, order) => {
  expect(roomOf(...sizes).networksInTurn()).toBe(order);
});

type Act = { readonly kind: 'enter' | 'next' | 'leave'; readonly visit: number; readonly network: string };
const acts = fc.array(
  fc.record<Act>({
    kind: fc.constantFrom('enter', 'enter', 'enter', 'next', 'leave'),
    visit: fc.nat({ max: 5 }),
    network: fc.constantFrom('a', 'a', 'a', 'b', 'c', 'd'),
  }),
  { maxLength: 80 },
);

/** A room beside a plain account of who is in it. */
function watched() {
  const room = waitingRoom<Who>(seats);
  const inside = new Set<Who>();
  const countInside = (network: string) => [...inside].filter((each) => each.network === network).length;
  const heldOf = (visit: string) => [...inside].filter((each) => each.visit === visit).length;
  const enter = (newcomer: Who) => {
    const networks = new Set([...inside, newcomer].map(({ network }) => network));
    const most = Math.max(...[...networks].map(countInside));
    const isOwed =
      countInside(newcomer.network) === 0 && (inside.size < seats || most > seats / networks.size);
    const entered = room.enter(newcomer);
    if (isOwed) expect(entered).toBeDefined();
    if (entered?.displaced) {
      const { displaced } = entered;
      const isOfOwn = displaced.network === newcomer.network;
      if (isOfOwn) expect(heldOf(displaced.visit) - 1).toBeGreaterThan(heldOf(newcomer.visit));
      else expect(countInside(displaced.network)).toBe(most);
      expect(inside.delete(displaced)).toBe(true);
      if (!isOfOwn) expect(most - 1).toBeGreaterThan(countInside(newcomer.network));
    }
    if (entered) inside.add(newcomer);
  };
  const next = () => {
    const guest = room.next(anybody);
    expect(guest === undefined).toBe(inside.size === 0);
    if (guest) inside.delete(guest);
  };
  const leave = () => {
    const [first] = inside;
    if (first) expect(room.leave(first) && inside.delete(first)).toBe(true);
  };
  return { room, inside, enter, next, leave };
}

test('whoever comes from a network that has nobody waiting is let in as long as another holds more than its share', () => {
  fc.assert(
    fc.property(acts, (script) => {
      const { room, inside, enter, next, leave } = watched();
      for (const { kind, visit, network } of script) {
        if (kind === 'enter') enter(guest(`${network}${visit}`, network));
        else if (kind === 'next') next();
        else leave();
        expect(room.size()).toBe(inside.size);
        expect(room.size()).toBeLessThanOrEqual(seats);
      }
    }),
  );
});

test('a visit that holds no more than an equal share of the seats is neither refused nor displaced', () => {
  const asks = fc.array(fc.nat({ max: 3 }), { maxLength: 60 });
  fc.assert(
    fc.property(asks, fc.boolean(), (script, hasNetworks) => {
      const share = seats / 4;
      const room = waitingRoom<Who>(seats);
      const inside = new Map<string, number>();
      const add = (visit: string, by: number) => inside.set(visit, (inside.get(visit) ?? 0) + by);
      for (const number of script) {
        const visit = `${number}`;
        const entered = room.enter(guest(visit, hasNetworks ? visit : 'one'));
        if ((inside.get(visit) ?? 0) < share) expect(entered).toBeDefined();
        if (entered) add(visit, 1);
        if (!entered?.displaced) continue;
        expect(inside.get(entered.displaced.visit)).toBeGreaterThan(share);
        add(entered.displaced.visit, -1);
      }
    }),
  );
});
