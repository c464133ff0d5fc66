import { type Channel, channelBehaviours, isChannel } from '#domain/quote/channel.ts';
import type { Partner, Partners } from '../../ground/partners.ts';
import { readSignedCode } from './signed-code.ts';

/** What an address asks for by `?channel=…&partner=…`. */
export type SaleRequest =
  | { readonly kind: 'none' }
  | { readonly kind: 'granted'; readonly channel: Channel; readonly partner: Partner | undefined }
  | { readonly kind: 'refused'; readonly why: 'unknown-agent' | 'not-theirs' | 'ended' };

const nothing: SaleRequest = { kind: 'none' };
const keys = ['channel', 'partner'] as const;

/**
 * The channel of an address, by its record: the website for whoever asks, an agent's by a code we know, a partner's by a
 * code that it signed, the app's never. What names no channel of ours is not ours to answer.
 *
 * @param now whole seconds since 1970
 */
export function readSaleRequest(url: string, partners: Partners, now: number): SaleRequest {
  const query = queryOf(url);
  const channel = query.get('channel');
  if (channel === null || !isChannel(channel)) return nothing;
  const code = query.get('partner') ?? '';
  const { startedBy } = channelBehaviours[channel];
  switch (startedBy) {
    case 'nothing':
      return { kind: 'granted', channel, partner: undefined };
    case 'app-header':
      return nothing;
    case 'listed-code': {
      const partner = partners.find(code, channel);
      return partner ? { kind: 'granted', channel, partner } : { kind: 'refused', why: 'unknown-agent' };
    }
    case 'signed-code': {
      const read = readSignedCode(code, (name) => partners.find(name, channel), now);
      return read.ok
        ? { kind: 'granted', channel, partner: read.partner }
        : { kind: 'refused', why: read.why };
    }
  }
}

/** The address without what it asks for, which is kept or refused once it was read. */
export function withoutSaleRequest(url: string): string {
  const query = queryOf(url);
  for (const key of keys) query.delete(key);
  const [path = '/'] = url.split('?', 1);
  return query.size === 0 ? path : `${path}?${query}`;
}

function queryOf(url: string): URLSearchParams {
  const at = url.indexOf('?');
  return new URLSearchParams(at < 0 ? '' : url.slice(at + 1));
}
