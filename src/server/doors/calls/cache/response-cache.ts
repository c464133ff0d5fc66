import { transcode } from 'node:buffer';
import { LRUCache } from 'lru-cache';
import { compressed, type Encoding } from '../../../ground/compression.ts';

/** Whether an answer given before would be given again now. */
export type ValidityCheck = () => Promise<boolean>;

export type CachedResponse = {
  /** The answer's bytes in an encoding; each is made once. Undefined: there is no room to make them just now. */
  readonly in: (encoding: Encoding) => Promise<Buffer> | undefined;
  readonly plain: Buffer;
};

export type ResponseCache = {
  /** The answer to exactly this question, if it is known, not too old and still true. */
  readonly find: (key: string) => Promise<CachedResponse | undefined>;
  readonly keep: (key: string, text: string, isStillTrue: ValidityCheck) => CachedResponse;
  /** Drops what has grown too old. */
  readonly sweep: () => void;
  /** This is the size of all cached bodies. */
  readonly bytes: () => number;
};

export type ResponseCacheLimits = {
  readonly maxBytes: number;
  /** Counted from the moment it was made: asking again keeps nothing alive. */
  readonly maxAgeMs: number;
};

type Entry = { readonly answer: CachedResponse; readonly isStillTrue: ValidityCheck };

/**
 * Finished answers; what was asked for longest ago is given up first, and costs its visitor a new working out. Their bytes
 * stand outside the heap of objects. Who may ask is no matter of this store: a key has to hold the visitor and all else
 * that the answer depends on.
 * @param now milliseconds of a clock that never goes back, above 0
 * @param groundNow what all answers rest on; with another object none of before stays, as each may hold on to the old one
 */
export function createResponseCache(
  { maxBytes, maxAgeMs }: ResponseCacheLimits,
  now: () => number,
  groundNow: () => object,
): ResponseCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    ttl: maxAgeMs,
    ttlResolution: 0,
    perf: { now },
  });
  let ground = groundNow();

  function standOnGround(): void {
    if (ground === groundNow()) return;
    ground = groundNow();
    entries.clear();
  }

  function grow(key: string, answer: CachedResponse, by: number): void {
    const [entry, size] = [entries.peek(key), entries.info(key)?.size ?? 0];
    // The cache counts anew only what is another object.
    if (entry?.answer === answer) entries.set(key, { ...entry }, { size: size + by, noUpdateTTL: true });
  }

  return {
    async find(key) {
      standOnGround();
      const entry = entries.get(key);
      if (!entry || (await entry.isStillTrue())) return entry?.answer;
      if (entries.peek(key)?.answer === entry.answer) entries.delete(key);
      return undefined;
    },
    keep(key, text, isStillTrue) {
      standOnGround();
      const answer: CachedResponse = bodiesOf(text, ({ length }) => grow(key, answer, length));
      entries.set(key, { answer, isStillTrue }, { size: key.length + answer.plain.length });
      return answer;
    },
    sweep: () => {
      standOnGround();
      entries.purgeStale();
    },
    bytes: () => entries.calculatedSize,
  };
}

/** Each encoding is made when it is first asked for; `onMade` is told of it. */
function bodiesOf(text: string, onBody: (body: Buffer) => void): CachedResponse {
  const plain = alone(utf8Of(text));
  const bodies = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(plain)]]);
  return {
    plain,
    in: (encoding) => {
      const cached = bodies.get(encoding);
      if (cached || encoding === 'identity') return cached ?? Promise.resolve(plain);
      const body = compressed(plain, encoding)?.then(alone);
      if (!body) return undefined;
      bodies.set(encoding, body);
      body.then(onBody, () => bodies.delete(encoding));
      return body;
    },
  };
}

/** Longer answers are rare, and take a memory of their own. */
const scratch = Buffer.allocUnsafeSlow(1024 * 1024);

/** As `Buffer.from`, in a third of its time where one sign of a long text is beyond Latin-1, as ₹ is in each answer. */
function utf8Of(text: string): Buffer {
  const wide = text.length * 2 <= scratch.length ? scratch : Buffer.allocUnsafeSlow(text.length * 2);
  return transcode(wide.subarray(0, wide.write(text, 'utf16le')), 'utf16le', 'utf8');
}

/** Small bodies come as a piece of a larger memory, all of which would be kept with them. */
function alone(body: Buffer): Buffer {
  if (body.buffer.byteLength === body.length) return body;
  const copy = Buffer.allocUnsafeSlow(body.length);
  body.copy(copy);
  return copy;
}
