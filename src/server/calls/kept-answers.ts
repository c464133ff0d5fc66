import { compressed, type Encoding } from '../http/compression.ts';

/** Whether an answer given before would be given again now. */
export type TruthCheck = () => Promise<boolean>;

export type KeptAnswer = {
  /** The answer's bytes in an encoding; each is made once. Undefined: there is no room to make them just now. */
  readonly in: (encoding: Encoding) => Promise<Buffer> | undefined;
  readonly plain: Buffer;
};

export type KeptAnswers = {
  /** The answer to exactly this question, if it is known, not too old and still true. */
  readonly find: (key: string) => Promise<KeptAnswer | undefined>;
  readonly keep: (key: string, text: string, isStillTrue: TruthCheck) => KeptAnswer;
  /** Drops what has grown too old. */
  readonly sweep: () => void;
  /** Of all bodies that are kept. */
  readonly bytes: () => number;
};

export type KeepingLimits = {
  readonly maxBytes: number;
  /** Counted from the moment it was made: asking again keeps nothing alive. */
  readonly maxAgeMs: number;
};

type Entry = KeptAnswer & {
  readonly madeAt: number;
  readonly isStillTrue: TruthCheck;
  bytes: number;
};

/**
 * Finished answers, the least asked-for ones given up first. Their bytes stand outside the heap of objects. Who may ask
 * is no matter of this store: a key has to hold the visitor and all else that the answer depends on.
 * @param now milliseconds of a clock that never goes back
 * @param groundNow what all answers rest on; with another object none of before stays, as each may hold on to the old one
 */
export function createKeptAnswers(
  { maxBytes, maxAgeMs }: KeepingLimits,
  now: () => number,
  groundNow: () => object,
): KeptAnswers {
  const entries = new Map<string, Entry>();
  let ground = groundNow();
  let held = 0;

  function standOnGround(): void {
    if (ground === groundNow()) return;
    ground = groundNow();
    entries.clear();
    held = 0;
  }

  function drop(key: string, entry: Entry): void {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    held -= entry.bytes;
  }

  function makeRoom(): void {
    for (const [key, entry] of entries) {
      if (held <= maxBytes) return;
      drop(key, entry);
    }
  }

  function grow(key: string, entry: Entry, by: number): void {
    if (entries.get(key) !== entry) return;
    entry.bytes += by;
    held += by;
    makeRoom();
  }

  const isTooOld = ({ madeAt }: Entry) => now() - madeAt >= maxAgeMs;
  return {
    async find(key) {
      standOnGround();
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (isTooOld(entry) || !(await entry.isStillTrue())) {
        drop(key, entry);
        return undefined;
      }
      if (entries.get(key) === entry) {
        entries.delete(key);
        entries.set(key, entry);
      }
      return entry;
    },
    keep(key, text, isStillTrue) {
      standOnGround();
      const bodies = bodiesOf(text, ({ length }) => grow(key, entry, length));
      const entry: Entry = { ...bodies, madeAt: now(), isStillTrue, bytes: key.length + bodies.plain.length };
      const before = entries.get(key);
      if (before) drop(key, before);
      entries.set(key, entry);
      held += entry.bytes;
      makeRoom();
      return entry;
    },
    sweep: () => {
      standOnGround();
      for (const [key, entry] of entries) if (isTooOld(entry)) drop(key, entry);
    },
    bytes: () => held,
  };
}

/** Each encoding is made when it is first asked for; `onMade` is told of it. */
function bodiesOf(text: string, onMade: (body: Buffer) => void): KeptAnswer {
  const plain = alone(Buffer.from(text));
  const made = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(plain)]]);
  return {
    plain,
    in: (encoding) => {
      const known = made.get(encoding);
      if (known || encoding === 'identity') return known ?? Promise.resolve(plain);
      const body = compressed(plain, encoding)?.then(alone);
      if (!body) return undefined;
      made.set(encoding, body);
      body.then(onMade, () => made.delete(encoding));
      return body;
    },
  };
}

/** Small bodies come as a piece of a larger memory, all of which would be kept with them. */
function alone(body: Buffer): Buffer {
  if (body.buffer.byteLength === body.length) return body;
  const copy = Buffer.allocUnsafeSlow(body.length);
  body.copy(copy);
  return copy;
}
