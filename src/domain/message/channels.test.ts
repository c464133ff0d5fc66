import { expect, test } from 'vitest';
import { channelsOfLetter, messageChannels } from './channels.ts';

test('a policy and its end are told on every way', () => {
  expect(channelsOfLetter['policy-issued']).toEqual(messageChannels);
  expect(channelsOfLetter['renewal-due']).toEqual(messageChannels);
});

test('a code never goes where its link went', () => {
  const channels = [...channelsOfLetter['resume-link'], ...channelsOfLetter['resume-code']];
  expect(channels.toSorted()).toEqual(messageChannels.toSorted());
});

test('what was worded freely goes by mail alone: an SMS is a registered text', () => {
  expect(channelsOfLetter.worded).toEqual(['mail']);
});
