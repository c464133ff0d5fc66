import { createHmac, hash, randomBytes, randomInt } from 'node:crypto';
import type { Secrets } from '#usecases/ports.ts';

export const randomSecrets: Secrets = {
  link: () => randomBytes(32).toString('base64url'),
  code: () => String(randomInt(1_000_000)).padStart(6, '0'),
  hashOfLink: (secret) => hash('sha256', `resume:${secret}`, 'base64url'),
  hashOfCode: (code, secret, boundTo) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([code, ...boundTo]))
      .digest('base64url'),
};
