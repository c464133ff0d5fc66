import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServiceEvent, UsageEvent } from '#domain/event/event-kinds.ts';
import { toNewEvent } from '#domain/event/stored-event.ts';
import { aVisitor, moment } from '#test/ports/store-values.ts';
import { openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import { flagLines } from './flag-lines.ts';

let ports: UsecasePorts;
beforeAll(async () => {
  ports = await openUsecasePorts({});
});
afterAll(() => ports.close());

/** So many saw a version; of them so many completed the form, and so many had their number refused. */
async function see(version: 'v1.0' | 'v2.0', count: number, completed: number, refused: number) {
  const visits = Array.from({ length: count }, aVisitor);
  const add = (owners: typeof visits, event: UsageEvent | ServiceEvent, kind: 'usage' | 'service') =>
    ports.store.addEvents(
      owners.map((owner) =>
        toNewEvent(event, {
          id: event.name,
          kind,
          owner,
          at: moment,
          channel: 'website',
          reference: undefined,
        }),
      ),
    );
  await add(visits, { name: 'flag-seen', fields: { flag: 'mobile-field', version } }, 'usage');
  await add(
    visits.slice(0, completed),
    { name: 'proposal-step-saved', fields: { step: 'proposer' } },
    'service',
  );
  const fields = { step: 'proposer', field: 'mobile' } as const;
  await add(visits.slice(0, refused), { name: 'form-refused', fields }, 'usage');
}

test('before anybody saw it, nothing is said of it', async () => {
  expect(await flagLines(ports.store)).toEqual([
    'mobile-field: visits that let themselves be counted and saw the field',
    '  v1.0: 0 saw it',
    '    completed the form: nobody yet',
    '    had the number refused: nobody yet',
    '  v2.0: 0 saw it',
    '    completed the form: nobody yet',
    '    had the number refused: nobody yet',
    '  completed the form: too early, a version was seen by nobody.',
    '  had the number refused: too early, a version was seen by nobody.',
  ]);
});

test('shares come with where they lie, and a difference only where it is one', async () => {
  await see('v1.0', 80, 48, 30);
  await see('v2.0', 70, 56, 20);
  expect((await flagLines(ports.store)).slice(1)).toEqual([
    '  v1.0: 80 saw it',
    '    completed the form: 48 of 80 (60.0 %; 19 times of 20 the truth lies between 49.0 % and 70.0 %)',
    '    had the number refused: 30 of 80 (37.5 %; 19 times of 20 the truth lies between 27.7 % and 48.5 %)',
    '  v2.0: 70 saw it',
    '    completed the form: 56 of 70 (80.0 %; 19 times of 20 the truth lies between 69.2 % and 87.7 %)',
    '    had the number refused: 20 of 70 (28.6 %; 19 times of 20 the truth lies between 19.3 % and 40.1 %)',
    '  completed the form: more with v2.0, by 5.2 to 33.4 percentage points.',
    '  had the number refused: no difference is shown; with v2.0 it is anything from 23.3 points fewer to 6.2 more.',
  ]);
});
