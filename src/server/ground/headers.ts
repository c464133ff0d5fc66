import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

const permissions = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

const nothing = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** These headers go with an answer that no page and no script may come of, wherever it is made. */
export const bareHeaders = {
  'content-security-policy': nothing,
  'permissions-policy': permissions,
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

export type PageSecurity = {
  readonly secure: boolean;
  /** Hot reload needs a socket and styles put in by script. */
  readonly developing: boolean;
};

/** What every answer carries; a page loosens its policy by `openPage`, nothing else does. */
export async function registerHeaders(app: FastifyInstance, { secure }: PageSecurity): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    hsts: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook('onRequest', (_request, reply, done) => {
    for (const [name, value] of Object.entries(bareHeaders)) reply.header(name, value);
    done();
  });
}

/** Lets a page run its own scripts and styles, by a nonce of this answer alone. Pages of a proposal and shared ones tell no one their address. */
export function openPage(reply: FastifyReply, path: string, { secure, developing }: PageSecurity): string {
  const nonce = randomBytes(16).toString('base64');
  const styles = developing ? "'unsafe-inline'" : `'nonce-${nonce}'`;
  const policy = policyOf(
    secure,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' ${styles}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${developing ? ' ws:' : ''}`,
    "manifest-src 'self'",
  );
  reply.header('content-security-policy', policy);
  if (!isPersonal(path)) reply.header('referrer-policy', 'strict-origin');
  if (isShared(path)) reply.header('x-robots-tag', 'noindex, nofollow, noarchive');
  return nonce;
}

/** Nothing is fetched but what is let here; forms go to us, and nobody frames the page. */
function policyOf(secure: boolean, ...sources: readonly string[]): string {
  return [
    "default-src 'none'",
    ...sources,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** A page of ours with styles and forms, on which no script runs, and which nobody frames, finds or keeps. */
export function openScriptless(reply: FastifyReply, { secure }: PageSecurity): string {
  const nonce = randomBytes(16).toString('base64');
  reply.header('content-security-policy', policyOf(secure, `style-src 'nonce-${nonce}'`, 'img-src data:'));
  letOwnPost(reply);
  reply.header('x-robots-tag', 'noindex, nofollow, noarchive');
  return nonce;
}

/** Lets the opened page send a form to us: with no referrer at all a browser says of it that it comes from nowhere. */
export function letOwnPost(reply: FastifyReply): void {
  reply.header('referrer-policy', 'same-origin');
}

/**
 * Lets the opened page send its form to these origins alone, and tells them where it comes from, without the address: a
 * gateway takes forms of the sites only that it knows.
 */
export function letPost(reply: FastifyReply, origins: readonly string[]): void {
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header(
    'content-security-policy',
    policy.replace("form-action 'self'", `form-action ${origins.join(' ')}`),
  );
  reply.header('referrer-policy', 'strict-origin');
}

/** A family's page, for whoever has its address; and the way back to a purchase, which its address is half of. */
function isShared(path: string): boolean {
  return path.startsWith('/s/') || path.startsWith('/resume/');
}

function isPersonal(path: string): boolean {
  return (
    isShared(path) ||
    /^\/health-plan\/(?:mobile\/|plan\/topup\/)?(?:proposals|proposal|payment|buy)\//.test(path)
  );
}

/** Adds to what the answer depends on. */
export function noteVary(reply: FastifyReply, headers: string): void {
  const vary = reply.getHeader('vary');
  reply.header('vary', vary === undefined ? headers : `${vary}, ${headers}`);
}
