import { expect, test } from 'vitest';
import { type Instant, type IsoDate, minutesAfter } from '../date.ts';
import { asId, type ProposalId, type VisitorId } from '../ids.ts';
import { noCodes, withNewCode } from './resume-codes.ts';
import { hasLostAnswer, isLiving, linkEnds, newLink } from './resume-link.ts';

const now = '2026-11-20T09:00:00.000Z' as Instant; // the shape of an instant
const facts = { proposalId: asId<ProposalId>('p'), secretHash: 'a', endsAt: linkEnds(now, undefined) };

test.each([
  ['of an application: after 30 days', undefined, '2026-12-20T09:00:00.000Z'],
  ['of a policy: when the grace is over, at midnight in India', '2027-11-20', '2027-12-20T18:30:00.000Z'],
  ['of a policy that was not renewed: after 30 days', '2026-10-01', '2026-12-20T09:00:00.000Z'],
])('a link ends, %s', (_, coverUntil, end) => {
  expect(linkEnds(now, coverUntil as IsoDate | undefined)).toBe(end); // a day of the calendar
});

test('a link lives until its end or until it has served', () => {
  const link = newLink(facts, undefined);
  const day = 24 * 60;
  expect([0, 30 * day - 1, 30 * day].map((minutes) => isLiving(link, minutesAfter(now, minutes)))).toEqual([
    true,
    true,
    false,
  ]);
  expect(isLiving({ ...link, isSpent: true }, now)).toBe(false);
});

test.each([
  ['whoever came back by it', true, 'v', true],
  ['another visitor', true, 'w', false],
  ['whoever asked for its code and did not come back yet', false, 'v', false],
])('the answer that gives a new name was lost to: %s', (_who, isSpent, visitor, isLost) => {
  const code = { hash: 'h', asker: asId<VisitorId>('v') };
  const link = { ...newLink(facts, undefined), isSpent, codes: withNewCode(noCodes, now, code) };
  expect(hasLostAnswer(link, asId<VisitorId>(visitor))).toBe(isLost);
});

test('a link that served without a code has lost nobody an answer', () => {
  const link = { ...newLink(facts, undefined), isSpent: true };
  expect(hasLostAnswer(link, asId<VisitorId>('v'))).toBe(false);
});

test('a new link begins anew, but what was sent a while ago still counts', () => {
  const code = { hash: 'h', asker: asId<VisitorId>('v') };
  const used = { ...newLink(facts, undefined), isSpent: true, codes: withNewCode(noCodes, now, code) };
  expect(newLink({ ...facts, secretHash: 'b' }, used)).toEqual({
    ...facts,
    secretHash: 'b',
    isSpent: false,
    codes: { sentAt: [now], sent: 0 },
  });
});
