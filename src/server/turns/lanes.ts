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
};

/** Undefined: never waits and is never turned away. */
export type LaneRules = Readonly<Record<Lane, LaneRule | undefined>>;

/** Pages and scores are turned away first, saves last, and who is turned away is told when to come again. */
export const laneRules: LaneRules = {
  always: undefined,
  purchase: undefined,
  save: { atOnce: 32, waiting: 256, patienceMs: 12_000 },
  read: { atOnce: 16, waiting: 128, patienceMs: 9_000 },
  score: { atOnce: 2, waiting: 200, patienceMs: 9_000 },
  page: { atOnce: 4, waiting: 200, patienceMs: 9_000 },
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
type Queue = { underWay: number; turnedAway: number; readonly waiting: WaitingRoom<Waiting> };

/** A short queue for each kind of work, which serves networks in turn, and the visits of one. */
export function createLanes(rules: LaneRules): Lanes {
  const queues = new Map<Lane, Queue>(
    lanes.map((lane) => [
      lane,
      { underWay: 0, turnedAway: 0, waiting: waitingRoom(rules[lane]?.waiting ?? 0) },
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
      return { underWay, waiting: waiting.size(), turnedAway };
    },
  };
}

function enter(queue: Queue, rule: LaneRule | undefined, who: Who): Wait {
  if (!rule || (queue.underWay < rule.atOnce && queue.waiting.size() === 0)) {
    queue.underWay += 1;
    return { turn: Promise.resolve(beginJob(queue, rule)), cancel: () => undefined };
  }
  return waitIn(queue, rule, who);
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

/** The place is counted by whoever calls. */
function beginJob(queue: Queue, rule: LaneRule | undefined): LaneResult {
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    queue.underWay -= 1;
    // Not at once: between two works the loop serves what may not wait.
    if (rule) setImmediate(beginNext, queue, rule);
  };
  return { kind: 'begun', end };
}

function beginNext(queue: Queue, rule: LaneRule): void {
  const next = queue.underWay < rule.atOnce ? queue.waiting.next(() => true) : undefined;
  if (!next) return;
  queue.underWay += 1;
  next.settle(beginJob(queue, rule));
}
