import { expect, test } from 'vitest';
import { channelsOfLetter, messageChannels } from './channels.ts';

test.each(['policy-issued', 'renewal-due', 'insurer-accepted', 'application-expires'] as const)(
  'what cannot wait is told on every way: %s',
  (kind) => {
    expect(channelsOfLetter(kind)).toEqual(messageChannels);
  },
);

test('a code never goes where its link went', () => {
  const [ofLink, ofCode] = [channelsOfLetter('resume-link'), channelsOfLetter('resume-code')];
  expect(ofLink).toEqual(['mail']);
  expect(ofCode).toEqual(['sms']);
});

test('what was worded freely goes by mail alone: a phone takes registered texts', () => {
  expect(channelsOfLetter('worded')).toEqual(['mail']);
});
