import { expect, test } from 'vitest';
import { channelBehaviours, channels, isChannel, mergesFilledValues, usualChannel } from './channel.ts';

test.each([
  ['website', true, 'Website', 'nothing'],
  ['pos', false, 'Website', 'partner-address'],
  ['retail-partner', true, 'Website', 'partner-address'],
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

test('in a frame no channel merges saves', () => {
  expect(channels.filter((channel) => mergesFilledValues(channel, true))).toEqual([]);
});

test.each(['', 'POS', 'app', '__proto__', 'arogya-sanjeevani'])('"%s" is no channel', (text) => {
  expect(isChannel(text)).toBe(false);
});
