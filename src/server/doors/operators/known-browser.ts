import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { areEqual } from '../../visit/session-cookie.ts';

/** A browser in which somebody signed in before. It opens nothing. */
export type KnownBrowsers = {
  /** Its name; undefined: not marked by us, or long ago. */
  readonly read: (text: string, now: number) => string | undefined;
  /** @param name the one it has; undefined: a new one */
  readonly mark: (name: string | undefined, now: number) => string;
};

/** It is counted in seconds. */
export const knownFor = 90 * 86_400;

const shape = /^([\w-]{16})\.([0-9a-z]{1,9})\.([\w-]{43})$/;

/**
 * Whose tries are counted apart, so that strangers who use up those of a network, or of all, do not keep operators out.
 * Signed with a key of the server's, as a pass is. Times in whole seconds since 1970.
 */
export function createKnownBrowsers(secrets: readonly string[]): KnownBrowsers {
  const keys = secrets.map((secret) =>
    Buffer.from(hkdfSync('sha256', secret, '', 'chhatri operators’ browsers', 32)),
  );
  const signed = (key: Buffer | undefined, content: string) =>
    createHmac('sha256', key ?? randomBytes(32))
      .update(content)
      .digest('base64url');
  return {
    read(text, now) {
      const [, name, markedAt, signature] = shape.exec(text) ?? [];
      if (!name || !markedAt || !signature) return undefined;
      const isOurs = keys.some((key) => areEqual(signed(key, `${name}.${markedAt}`), signature));
      return isOurs && now - Number.parseInt(markedAt, 36) < knownFor ? name : undefined;
    },
    mark(name = randomBytes(12).toString('base64url'), now) {
      const content = `${name}.${now.toString(36)}`;
      return `${content}.${signed(keys[0], content)}`;
    },
  };
}
