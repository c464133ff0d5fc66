import { expect, test } from 'vitest';
import { channelBehaviours, channels, isChannel, mergesFilledValues } from './channel.ts';

test.each([
  ['website', true, 'Website', false],
  ['pos', false, 'Website', true],
  ['retail-partner', true, 'Website', true],
  ['mobile-app', true, 'App', false],
] as const)(
  '%s: merges saves %s, is the %s, needs a partner code %s',
  (channel, merges, platform, partner) => {
    expect(mergesFilledValues(channel, false)).toBe(merges);
    expect(channelBehaviours[channel].platformLabel).toBe(platform);
    expect(channelBehaviours[channel].needsPartnerCode).toBe(partner);
  },
);

test('in a frame no channel merges saves', () => {
  expect(channels.filter((channel) => mergesFilledValues(channel, true))).toEqual([]);
});

test.each(['', 'POS', 'app', '__proto__', 'arogya-sanjeevani'])('"%s" is no channel', (text) => {
  expect(isChannel(text)).toBe(false);
});
