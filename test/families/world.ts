import { readFileSync } from 'node:fs';
import { shippedCatalogue } from '#adapters/catalogue/shipped/shipped-catalogue.suite.ts';
import { newKeyRing } from '#adapters/store/sealing/keys.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { Instant } from '#domain/date.ts';
import { asId, type PartnerCode } from '#domain/ids.ts';
import { sameInAll } from '#domain/local-text.ts';
import type { SaleChannel } from '#domain/quote/channel.ts';
import { type Channel, channels, needsPartner } from '#domain/quote/channel.ts';
import type { Partner } from '#server/ground/partners.ts';
import { openPorts } from '#server/process/ports/open-ports.ts';
import type { Ports } from '#usecases/ports.ts';
import { aHelpContact } from '../builders/help-contact.ts';

export type World = {
  readonly ports: Ports;
  readonly catalogue: Catalogue;
  /** Every pincode there is. */
  readonly pincodes: readonly string[];
  readonly wait: (seconds: number) => void;
  readonly close: () => Promise<void>;
};

const codeOf = (channel: Channel) => asId<PartnerCode>(`somebody-${channel}`);

/** One in each channel that has them. */
const partners = channels.filter(needsPartner).map(
  (channel): Partner => ({
    code: codeOf(channel),
    channel,
    name: sameInAll(channel),
    mark: undefined,
    colour: 'teal',
    keys: [],
    isMadeUp: true,
    frames: [],
  }),
);

export const saleIn = (channel: Channel): SaleChannel => ({
  channel,
  partner: needsPartner(channel) ? codeOf(channel) : undefined,
});

/** It is noon in India: waiting some seconds for each of many families leads to no other day. */
const start = Date.parse('2026-11-20T06:30:00.000Z');
const halfDay = 12 * 3_600_000;

/** The shipped catalogue, the real store and the sandbox insurer, all in memory, on one day. */
export async function openWorld(): Promise<World> {
  const catalogue = await shippedCatalogue();
  let ahead = 0;
  const clock = { now: () => new Date(start + ahead).toISOString() as Instant }; // toISOString writes an instant
  const { ports, close } = await openPorts({
    dataDir: ':memory:',
    databaseUrl: undefined,
    logLevel: 'silent',
    livePricesAtOnce: 16,
    payment: { gateway: 'sandbox' },
    kyc: { by: 'sandbox' },
    insurer: { gateway: 'sandbox' },
    messages: { by: 'sandbox' },
    help: aHelpContact,
    publicOrigin: undefined,
    intermediary: 'broker',
    partners,
    keyRing: newKeyRing(),
    catalogue: { current: () => catalogue },
    clock,
  });
  return {
    ports,
    catalogue,
    pincodes: allPincodes(),
    wait: (seconds) => {
      ahead = (ahead + seconds * 1000) % halfDay;
    },
    close,
  };
}

export function allPincodes(): readonly string[] {
  const lines = readFileSync('catalogue/pincode-places.txt', 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => (line.split('|')[2] ?? '').split(' '))
    .flatMap((run) => {
      const [from, to] = [Number(run.slice(0, 6)), Number(run.slice(-6))];
      return Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
    });
}
