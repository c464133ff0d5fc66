import { hasSharedPlace } from '../ground/queues/shared-places.ts';
import { type WaitingRoom, type Who, waitingRoom } from '../ground/queues/waiting-room.ts';

/**
 * What an answer costs and how much hangs on it. `always`: health, files, what gateways tell. `purchase`: money and
 * identity. `save`: what people typed. `read`: small answers. `score`: plans worked out, and long descriptions. `page`: drawn pages.
 * `drawing`: papers and pictures, which one thread draws one after the other, so that whoever asks for many holds up no small answer.
 */
export const lanes = ['always', 'purchase', 'save', 'read', 'score', 'page', 'drawing'] as const;
export type Lane = (typeof lanes)[number];

type LaneRule = {
  /** Works under way together; the loop is free between one and the next. */
  readonly atOnce: number;
  /** The most that may wait for their turn, and for how long. */
  readonly waiting: number;
  readonly patienceMs: number;
  /** Its work rests between pieces: no visit and no network has all places, so that whoever comes next begins at once. */
  readonly isShared?: true;
};

/** Undefined: never waits and is never turned away. */
export type LaneRules = Readonly<Record<Lane, LaneRule | undefined>>;

/** Pages and scores are turned away first, saves last, and who is turned away is told when to come again. */
export const laneRules: LaneRules = {
  always: undefined,
  purchase: undefined,
  save: { atOnce: 32, waiting: 256, patienceMs: 12_000 },
  read: { atOnce: 16, waiting: 128, patienceMs: 9_000 },
  score: { atOnce: 4, waiting: 200, patienceMs: 9_000, isShared: true },
  page: { atOnce: 4, waiting: 200, patienceMs: 9_000, isShared: true },
  drawing: { atOnce: 4, waiting: 100, patienceMs: 9_000 },
};

/** Ends a turn; more than once is as good as once. */
export type LeaveLane = () => void;

export type LaneResult =
  | { readonly kind: 'begun'; readonly end: LeaveLane }
  | { readonly kind: 'turned-away' }
  /** `cancel` was called: whoever waited has gone. */
  | { readonly kind: 'cancelled' };

export type Wait = { readonly turn: Promise<LaneResult>; readonly cancel: () => void };

export type LaneCounts = { readonly underWay: number; readonly waiting: number; readonly turnedAway: number };

export type Lanes = {
  readonly enter: (lane: Lane, who: Who) => Wait;
  readonly countsOf: (lane: Lane) => LaneCounts;
};

type Waiting = Who & { readonly settle: (result: LaneResult) => void };
type Queue = { readonly underWay: Set<Who>; turnedAway: number; readonly waiting: WaitingRoom<Waiting> };

/** A short queue for each kind of work, which serves networks in turn, and the visits of one. */
export function createLanes(rules: LaneRules): Lanes {
  const queues = new Map<Lane, Queue>(
    lanes.map((lane) => [
      lane,
      { underWay: new Set(), turnedAway: 0, waiting: waitingRoom(rules[lane]?.waiting ?? 0) },
    ]),
  );
  const queueOf = (lane: Lane): Queue => {
    const queue = queues.get(lane);
    if (!queue) throw new Error(`No lane ${lane}`);
    return queue;
  };
  return {
    enter: (lane, who) => enter(queueOf(lane), rules[lane], who),
    countsOf: (lane) => {
      const { underWay, waiting, turnedAway } = queueOf(lane);
      return { underWay: underWay.size, waiting: waiting.size(), turnedAway };
    },
  };
}

function enter(queue: Queue, rule: LaneRule | undefined, who: Who): Wait {
  const isFree = !rule || hasPlace(queue, rule, who);
  if (!rule || (isFree && queue.waiting.size() === 0))
    return { turn: Promise.resolve(beginJob(queue, rule, who)), cancel: () => undefined };
  const wait = waitIn(queue, rule, who);
  // Who waits there may be who holds a share already: the next in turn of those who may begin does.
  if (isFree) setImmediate(beginNext, queue, rule);
  return wait;
}

function hasPlace({ underWay }: Queue, { atOnce, isShared }: LaneRule, who: Who): boolean {
  return isShared ? hasSharedPlace(underWay, atOnce, who) : underWay.size < atOnce;
}

function waitIn(queue: Queue, { patienceMs }: LaneRule, who: Who): Wait {
  const { promise, resolve } = Promise.withResolvers<LaneResult>();
  const settle = (result: LaneResult) => {
    clearTimeout(timer);
    if (result.kind === 'turned-away') queue.turnedAway += 1;
    resolve(result);
  };
  const guest: Waiting = { ...who, settle };
  const leave = (result: LaneResult) => {
    if (queue.waiting.leave(guest)) settle(result);
  };
  const timer = setTimeout(leave, patienceMs, { kind: 'turned-away' }).unref();
  const entered = queue.waiting.enter(guest);
  if (entered) entered.displaced?.settle({ kind: 'turned-away' });
  else settle({ kind: 'turned-away' });
  return { turn: promise, cancel: () => leave({ kind: 'cancelled' }) };
}

function beginJob(queue: Queue, rule: LaneRule | undefined, { visit, network }: Who): LaneResult {
  const job: Who = { visit, network };
  queue.underWay.add(job);
  const end = () => {
    // Not at once: between two works the loop serves what may not wait.
    if (queue.underWay.delete(job) && rule) setImmediate(beginNext, queue, rule);
  };
  return { kind: 'begun', end };
}

function beginNext(queue: Queue, rule: LaneRule): void {
  const next = queue.waiting.next((guest) => hasPlace(queue, rule, guest));
  next?.settle(beginJob(queue, rule, next));
}
