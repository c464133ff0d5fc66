import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { areEqual } from '../../visit/session-cookie.ts';

/** A pass belongs to somebody who is signed in. Times are whole seconds since 1970. */
export type Pass = {
  readonly who: string;
  /** The stamp of the account as it was then. */
  readonly stamp: string;
  /** Its name, so that it can be ended. */
  readonly id: string;
  readonly startedAt: number;
  readonly usedAt: number;
};

/** Seconds without use, and in all. */
export const passIdle = 15 * 60;
const passLife = 8 * 3600;

export type Passes = {
  readonly start: (operator: { readonly name: string; readonly stamp: string }, now: number) => Pass;
  /** Undefined: not ours, changed, over or ended here. Whether the account still stands is another question. */
  readonly read: (text: string, now: number) => Pass | undefined;
  readonly write: (pass: Pass) => string;
  /** Here nobody is let in by it any more. */
  readonly end: (pass: Pass, now: number) => void;
};

const shape = /^([\w-]{2,320})\.([\w-]{8})\.([\w-]{16})\.([0-9a-z]{1,9})\.([0-9a-z]{1,9})\.([\w-]{43})$/;

/** Signed with a key of the server's. */
export function createPasses(secrets: readonly string[]): Passes {
  const keys = secrets.map((secret) =>
    Buffer.from(hkdfSync('sha256', secret, '', 'chhatri operators by name', 32)),
  );
  const ended = new Map<string, number>();
  const signed = (key: Buffer | undefined, content: string) =>
    createHmac('sha256', key ?? randomBytes(32))
      .update(content)
      .digest('base64url');
  const contentOf = ({ who, stamp, id, startedAt, usedAt }: Pass) =>
    [Buffer.from(who).toString('base64url'), stamp, id, startedAt.toString(36), usedAt.toString(36)].join(
      '.',
    );
  return {
    start: ({ name: who, stamp }, now) => ({
      ...{ who, stamp },
      id: randomBytes(12).toString('base64url'),
      startedAt: now,
      usedAt: now,
    }),
    read(text, now) {
      const [, who, stamp, id, startedAt, usedAt, signature] = shape.exec(text) ?? [];
      if (!who || !stamp || !id || !startedAt || !usedAt || !signature) return undefined;
      const content = [who, stamp, id, startedAt, usedAt].join('.');
      if (!keys.some((key) => areEqual(signed(key, content), signature))) return undefined;
      const pass = {
        who: Buffer.from(who, 'base64url').toString(),
        stamp,
        id,
        startedAt: Number.parseInt(startedAt, 36),
        usedAt: Number.parseInt(usedAt, 36),
      };
      const isOver = now - pass.usedAt >= passIdle || now - pass.startedAt >= passLife || ended.has(id);
      return isOver ? undefined : pass;
    },
    write: (pass) => `${contentOf(pass)}.${signed(keys[0], contentOf(pass))}`,
    end({ id }, now) {
      for (const [old, at] of ended) if (now - at > passLife) ended.delete(old);
      ended.set(id, now);
    },
  };
}
