import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { KeyRing } from '#adapters/store/sealing/keys.ts';
import type { Config } from '#server/ground/settings/config.ts';
import { cookieSecretsOf } from '#server/process/cookie-secrets.ts';
import { siteProof, siteProofPath } from '#server/process/site-proof.ts';
import { ask } from '../ask.ts';
import { bad, type Check, type FindingText, good, warning } from '../findings.ts';

type ProbeServer = { readonly isOurs: boolean; readonly close: () => Promise<void> };

/** In the place of a server that does not run; where one does, that one answers. */
async function standIn({ host, port }: Config, secret: string): Promise<ProbeServer> {
  const server = createServer((request, response) => {
    const nonce = request.url?.startsWith(siteProofPath) ? request.url.slice(siteProofPath.length) : '';
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ proof: siteProof(secret, nonce) }));
  }).listen(port, host);
  try {
    await once(server, 'listening');
  } catch {
    return { isOurs: false, close: async () => undefined };
  }
  const close = async () => {
    server.closeAllConnections();
    server.close();
  };
  return { isOurs: true, close };
}

async function proven(publicOrigin: string, secret: string, isOurs: boolean): Promise<FindingText> {
  const nonce = randomBytes(24).toString('base64url');
  const answer = await ask(`${publicOrigin}${siteProofPath}${nonce}`);
  const who = isOurs ? 'what was started here for it' : 'the server that runs here';
  if (answer.status === undefined)
    return bad(
      `${publicOrigin} cannot be reached from here (${answer.why}). Look at DNS, certificate, proxy and firewall.`,
    );
  if (proofIn(answer.body) === siteProof(secret, nonce)) return good(`${publicOrigin} leads to ${who}.`);
  const other =
    answer.status === 200 ? 'somebody with other keys' : `something that answers ${answer.status}`;
  return bad(
    `${publicOrigin} leads to ${other}, not to ${who}. Let the proxy lead there, or give all servers the same DATA_KEYS.`,
  );
}

function proofIn(body: string): unknown {
  try {
    return JSON.parse(body).proof;
  } catch {
    return undefined;
  }
}

/** Whether browsers and gateways that go to our address come to us: asked from here, by way of the address. */
export function siteCheck(config: Config, ring: Promise<KeyRing | undefined>): Check {
  const look = async (): Promise<readonly FindingText[]> => {
    const { publicOrigin } = config;
    if (publicOrigin === undefined)
      return [warning('PUBLIC_ORIGIN is not set: cookies are bound neither to https nor to a host.')];
    const keys = await ring;
    const secret = keys ? cookieSecretsOf(keys)[0] : randomBytes(32).toString('base64url');
    const server = await standIn(config, secret);
    const text = await proven(publicOrigin, secret, server.isOurs).finally(server.close);
    const plain = warning(`${publicOrigin} is plain http: anybody on the way reads health answers.`);
    return publicOrigin.startsWith('https:') ? [text] : [text, plain];
  };
  return { about: 'address', look };
}
