import type { FastifyInstance } from 'fastify';
import { addDays, dayBeginsInIndia, dayInIndia } from '#domain/date.ts';
import { languages } from '#domain/local-text.ts';
import type { Clock } from '#usecases/ports.ts';
import { helpAddress } from '../../ground/pages/page-addresses.ts';

export const securityFilePath = '/.well-known/security.txt';

/** Days. RFC 9116 wants less than a year; each answer is made anew, so it never runs out while a server answers. */
const holdsFor = 180;

/** Says to whoever found a weakness where to tell it: RFC 9116 wants whole addresses, so only a site with one has the file. */
export function registerSecurityFile(
  app: FastifyInstance,
  clock: Clock,
  publicOrigin: string | undefined,
): void {
  if (publicOrigin === undefined) return;
  app.get(securityFilePath, { config: { lane: 'read' } }, (_request, reply) => {
    const expires = dayBeginsInIndia(addDays(dayInIndia(clock.now()), holdsFor));
    return reply.type('text/plain; charset=utf-8').send(`Contact: ${publicOrigin}${helpAddress}
Expires: ${expires}
Preferred-Languages: ${languages.join(', ')}
Canonical: ${publicOrigin}${securityFilePath}
`);
  });
}
