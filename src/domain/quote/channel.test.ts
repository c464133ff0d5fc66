import { expect, test } from 'vitest';
import { asId, type PartnerCode } from '../ids.ts';
import {
  areProvableChannels,
  type Channel,
  channelBehaviours,
  channels,
  currentSale,
  isChannel,
  isSameSale,
  mergesFilledValues,
  needsPartner,
  ownSale,
  usualChannel,
} from './channel.ts';

test.each([
  ['website', true, 'Website', 'nothing'],
  ['pos', false, 'Website', 'listed-code'],
  ['retail-partner', true, 'Website', 'signed-code'],
  ['mobile-app', true, 'App', 'app-header'],
] as const)('%s: merges saves %s, is the %s, started by %s', (channel, merges, platform, startedBy) => {
  expect(mergesFilledValues(channel, false)).toBe(merges);
  expect(channelBehaviours[channel].platformLabel).toBe(platform);
  expect(channelBehaviours[channel].startedBy).toBe(startedBy);
});

test('without a word a visit is of the one channel that needs none', () => {
  const silent = channels.filter((channel) => channelBehaviours[channel].startedBy === 'nothing');
  expect(silent).toEqual([usualChannel]);
});

test('behind a sale by an agent or a partner stands their code', () => {
  expect(channels.filter(needsPartner)).toEqual(['pos', 'retail-partner']);
});

test('in a frame no channel merges saves', () => {
  expect(channels.filter((channel) => mergesFilledValues(channel, true))).toEqual([]);
});

test.each(['', 'POS', 'app', '__proto__', 'arogya-sanjeevani'])('"%s" is no channel', (text) => {
  expect(isChannel(text)).toBe(false);
});

test('pages stand in frames of those alone who sign for it', () => {
  const framed = channels.filter((channel) => channelBehaviours[channel].mayBeFramed);
  expect(framed).toEqual(['retail-partner']);
  expect(framed.every((channel) => channelBehaviours[channel].startedBy === 'signed-code')).toBe(true);
});

test.each<[readonly Channel[], boolean]>([
  [['pos'], true],
  [['pos', 'retail-partner'], true],
  [['website'], true],
  [['website', 'mobile-app'], true],
  [['mobile-app'], false],
  [['pos', 'mobile-app'], false],
])('to sell in %s alone keeps a product from nobody by their own word: %s', (soldIn, isRight) => {
  expect(areProvableChannels(soldIn)).toBe(isRight);
});

const code = asId<PartnerCode>('AG-1');

test.each(channels)('a sale in %s stands while its partner does, and is ours after that', (channel) => {
  const sale = { channel, partner: needsPartner(channel) ? code : undefined };
  expect(currentSale(sale, () => true)).toEqual(sale);
  expect(currentSale(sale, () => false)).toEqual(needsPartner(channel) ? ownSale : sale);
  expect(currentSale({ channel, partner: undefined }, () => true)).toEqual(
    needsPartner(channel) ? ownSale : sale,
  );
});

test('two sales are one by channel and partner', () => {
  const sale = { channel: 'pos', partner: code } as const;
  expect(isSameSale(sale, { ...sale })).toBe(true);
  expect(isSameSale(sale, { ...sale, partner: asId<PartnerCode>('AG-2') })).toBe(false);
  expect(isSameSale(ownSale, { ...ownSale, channel: 'mobile-app' })).toBe(false);
});
