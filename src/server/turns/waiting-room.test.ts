import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Who, waitingRoom } from './waiting-room.ts';

const seats = 8;
const guest = (visit: string, network: string): Who => ({ visit, network });

function roomOf(...sizes: readonly (readonly [network: string, guests: number])[]) {
  const room = waitingRoom<Who>(seats);
  for (const [network, guests] of sizes)
    for (let count = 0; count < guests; count += 1) room.enter(guest(`${network}${count}`, network));
  const networksInTurn = () => Array.from({ length: room.size() }, () => room.next()?.network).join('');
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
  ] as const)('%s', (_what, network, sizes, displaced) => {
    const { room } = roomOf(...sizes);
    expect(room.enter(guest('late', network))?.displaced?.network).toBe(displaced);
    expect(room.size()).toBe(seats);
  });

  test('takes the seat from the visit that has most of them, and of it from who came last', () => {
    const room = waitingRoom<Who>(seats);
    for (const visit of ['many', 'other', 'many', 'many', 'x', 'y', 'z', 'w']) room.enter(guest(visit, 'a'));
    const displaced = room.enter(guest('late', 'b'))?.displaced;
    expect(displaced?.visit).toBe('many');
    const order = Array.from({ length: seats }, () => room.next()?.visit);
    expect(order.slice(0, 5)).toEqual(['many', 'late', 'other', 'many', 'x']);
  });
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
  const held = (network: string) => [...inside].filter((each) => each.network === network).length;
  const enter = (newcomer: Who) => {
    const networks = new Set([...inside, newcomer].map(({ network }) => network));
    const most = Math.max(...[...networks].map(held));
    const isOwed = held(newcomer.network) === 0 && (inside.size < seats || most > seats / networks.size);
    const entered = room.enter(newcomer);
    if (isOwed) expect(entered).toBeDefined();
    if (entered?.displaced) {
      expect(held(entered.displaced.network)).toBe(most);
      expect(inside.delete(entered.displaced)).toBe(true);
      expect(most - 1).toBeGreaterThan(held(newcomer.network));
    }
    if (entered) inside.add(newcomer);
  };
  const next = () => {
    const guest = room.next();
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
