import { beforeEach, describe, expect, test } from 'vitest';
import type { CallResult } from '#contract/call/shapes.ts';
import { anAnswer, fakeApi, refused, success } from '#test/shown/fake-api.ts';
import { type MountedModel, mountModel } from '#test/shown/mounted-model.tsx';
import { answersNow, changeDraft, changeHealth, forgetMe } from '#web/browser/storage/draft.ts';
import { type Draft, emptyDraft, emptyHealth, type MemberDraft } from '#web/browser/storage/draft-shape.ts';
import type { ConditionQuestion } from '#web/forms/quote/health-answers.ts';
import { paths } from '#web/paths.ts';
import { useAddressDetails } from '../address-details/model.ts';
import { addressDetailsPage } from '../address-details/page.ts';
import { useExistingPolicy } from '../existing-policy/model.ts';
import { existingPolicyPage } from '../existing-policy/page.ts';
import { useFamilyDetail } from '../family-detail/model.ts';
import { familyDetailPage } from '../family-detail/page.ts';
import { useMemberDetails } from '../member-details/model.ts';
import { memberDetailsPage } from '../member-details/page.ts';
import { useChooseMember } from './model.ts';
import { chooseMemberPage } from './page.ts';

beforeEach(forgetMe);

const areas = ['quotes', 'who', 'ages', 'place', 'health', 'existing'] as const;
const person = (count: string, unit: MemberDraft['unit'] = 'years'): MemberDraft => ({
  insured: true,
  count,
  unit,
});
const family: Partial<Draft> = {
  genderOfYou: 'FEMALE',
  members: { You: person('34'), Spouse: person('36'), 'Son-0': person('4') },
  pincode: '560001',
};
const say = (draft: Partial<Draft>) => changeDraft((now) => ({ ...now, ...draft }));
const messages = ({ value }: MountedModel<{ attempt: ReturnType<typeof useChooseMember>['attempt'] }>) =>
  value().attempt.answer.errors.map(({ field, message }) => `${field}: ${message}`);
const goOn = (page: MountedModel<{ goOn: () => void }>) => page.act(() => page.value().goOn());

describe('who is to be insured', () => {
  const open = (search = '') =>
    mountModel(() => useChooseMember(), {
      page: chooseMemberPage,
      path: `/health-plan/choose-member${search}`,
      areas,
    });

  test('has to be said, with the gender of who asks, before it goes on', async () => {
    const page = await open();
    expect(messages(page)).toEqual([]);
    await goOn(page);
    expect(page.value().attempt.answer.errors.map(({ field }) => field)).toEqual(['who-You', 'who-gender']);
    await page.act(() => page.value().choose('You', true));
    await page.act(() => page.value().sayGender('You', 'FEMALE'));
    expect(messages(page)).toEqual([]);
    await goOn(page);
    expect(page.address()).toBe(paths.memberDetails());
  });

  test('is kept as it is chosen', async () => {
    const page = await open();
    expect(page.value().hasAnswers).toBe(false);
    await page.act(() => page.value().choose('Father', true));
    await page.act(() => page.value().setCount('Son', 2));
    await page.act(() => page.value().sayGender('Spouse', 'FEMALE'));
    expect(page.value()).toMatchObject({
      chosen: expect.arrayContaining(['Father', 'Son-0', 'Son-1']),
      hasAnswers: true,
    });
    expect([page.value().isChosen('Father'), page.value().isChosen('Mother')]).toEqual([true, false]);
    expect([page.value().count('Son'), page.value().count('Daughter')]).toEqual([2, 0]);
    expect(page.value().gender('Spouse')).toBe('FEMALE');
    expect(page.value().childrenAlone).toEqual(['Son-0', 'Son-1']);
    await page.act(() => page.value().choose('Father', false));
    expect(page.value().isChosen('Father')).toBe(false);
  });

  test('children alone cannot be', async () => {
    const page = await open();
    await page.act(() => page.value().setCount('Son', 1));
    await goOn(page);
    expect(page.value().attempt.answer.errors[0]).toMatchObject({ field: 'who-You', topic: 'family' });
  });

  test.each<[string, Partial<Draft>]>([
    ['?product=super-topup', { existing: 'yes' }],
    ['?product=arogya-sanjeevani', { standard: true }],
    ['?product=toString', {}],
    ['', {}],
  ])('the address "%s" says beforehand what is looked for: %j', async (search, preset) => {
    const page = await open(search);
    expect(page.value().draft).toEqual({ ...emptyDraft, ...preset });
  });

  test('all that was said is forgotten by a press', async () => {
    const page = await open();
    await page.act(() => page.value().choose('You', true));
    await page.act(() => page.value().forget());
    expect([page.value().hasAnswers, answersNow().draft]).toEqual([false, emptyDraft]);
  });
});

describe('how old everybody is', () => {
  const open = (oldest: object | null = null) =>
    mountModel(() => useMemberDetails(), {
      page: memberDetailsPage,
      data: oldest,
      path: paths.memberDetails(),
      areas,
    });

  test('is said of each by name, and an age that is missing at its field', async () => {
    say({ ...family, members: { ...family.members, Spouse: person('') } });
    const page = await open();
    expect(page.value().people.map(({ key, name, isChild, count }) => [key, name, isChild, count])).toEqual([
      ['You', 'You', false, '34'],
      ['Spouse', 'Husband', false, ''],
      ['Son-0', 'Son', true, '4'],
    ]);
    expect(page.value().people.every(({ error }) => error === undefined)).toBe(true);
    await goOn(page);
    expect(messages(page)).toHaveLength(1);
    expect(messages(page)[0]).toContain('Husband');
    expect(page.value().people.map(({ error }) => error !== undefined)).toEqual([false, true, false]);
    await page.act(() => page.value().type('Spouse', { count: '36' }));
    expect(messages(page)).toEqual([]);
    await goOn(page);
    expect(page.address()).toBe(paths.addressDetails());
  });

  test('of somebody alone is asked without a name', async () => {
    say({ genderOfYou: 'FEMALE', members: { You: person('') } });
    const page = await open();
    expect(page.value().isAlone).toBe(true);
    await goOn(page);
    expect(messages(page)).toEqual(['age-You: Please enter age']);
    say({ members: { Father: person('63') } });
    expect((await open()).value().isAlone).toBe(false);
    say(family);
    expect((await open()).value().isAlone).toBe(false);
  });

  test('of a newborn leaves them out for now, and the others stay', async () => {
    say({ ...family, members: { You: person('34'), 'Son-0': person('1', 'months'), 'Son-1': person('4') } });
    const page = await open();
    await goOn(page);
    expect(page.value().people.map(({ isNewborn }) => isNewborn)).toEqual([false, true, false]);
    await page.act(() => page.value().leaveOut('Son-0'));
    expect(page.value().people.map(({ key, count }) => [key, count])).toEqual([
      ['You', '34'],
      ['Son-0', '4'],
    ]);
  });

  test('above the last age at which a plan takes somebody is said beside it', async () => {
    say({ ...family, members: { You: person('34'), Father: person('81') } });
    const page = await open({ Father: 80, You: 70 });
    expect(page.value().people.map(({ oldest }) => oldest)).toEqual([undefined, 80]);
  });
});

describe('where they live', () => {
  const bengaluru = {
    pincode: '560001',
    city: 'Bengaluru',
    state: 'Karnataka',
    city_id: 'bengaluru',
    state_id: 'karnataka',
    zone: 1,
    also_in: [],
    is_guess: false,
  };
  const open = (
    isPlace: (pincode: string) => boolean = () => true,
    locationMode: 'pincode' | 'city' = 'pincode',
  ) => {
    const { api } = fakeApi({
      getPlace: ({ params }) =>
        isPlace(params.pincode)
          ? success({ ...bengaluru, city: params.pincode })
          : refused('PINCODE_INVALID', 422),
    });
    const setting = { page: addressDetailsPage, data: null, path: paths.addressDetails(), areas, api };
    return mountModel(() => useAddressDetails(), { ...setting, site: { locationMode } });
  };

  test('is looked up as it is typed, and goes on', async () => {
    say({ ...family, pincode: '' });
    const page = await open();
    expect(page.value().own.kind).toBe('none');
    await page.act(() => page.value().say({ pincode: '560001' }));
    await page.act(() => undefined);
    expect(page.value()).toMatchObject({
      own: { kind: 'found', city: '560001' },
      isEmpty: false,
      ready: true,
    });
    await goOn(page);
    expect(page.address()).toBe(paths.familyDetail());
  });

  test('a place that is not known keeps back, and is said after a press', async () => {
    say({ ...family, pincode: '999999' });
    const page = await open(() => false);
    expect(messages(page)).toEqual([]);
    await goOn(page);
    expect(messages(page)).toHaveLength(1);
    expect(page.value().busy).toBe(false);
    expect(page.address()).toBe(paths.addressDetails());
  });

  test('of parents is asked where they live elsewhere', async () => {
    say({ ...family, members: { ...family.members, Father: person('63') }, parentsLive: 'same' });
    const page = await open((pincode) => pincode !== '999999');
    await page.act(() => page.value().say({ parentsLive: 'elsewhere', parentsPincode: '999999' }));
    await page.act(() => undefined);
    expect(page.value().parents.kind).toBe('unknown');
    await goOn(page);
    expect(messages(page)).toHaveLength(1);
    await page.act(() => page.value().say({ parentsLive: 'same' }));
    expect(page.value().parents.kind).toBe('none');
    await goOn(page);
    expect(page.address()).toBe(paths.familyDetail());
  });

  test('is called by what is asked for', async () => {
    say(family);
    const labels = [(await open()).value().ownLabel, (await open(undefined, 'city')).value().ownLabel];
    say({ members: { Father: person('63') } });
    labels.push((await open(undefined, 'city')).value().ownLabel);
    expect(labels[0]).toBe('Pincode');
    expect(new Set(labels).size).toBe(3);
    say({ members: {} });
    expect((await open()).value().isEmpty).toBe(true);
  });
});

describe('how healthy they are', () => {
  const conditions = [
    { id: 7, name: 'Asthma', name_inline: 'asthma', leaves: false },
    { id: 9, name: 'Cancer', name_inline: 'cancer', leaves: true },
  ] as unknown as readonly ConditionQuestion[]; // as much as the questions read
  const open = (search = '', data: readonly ConditionQuestion[] | null = conditions) =>
    mountModel(() => useFamilyDetail(), {
      page: familyDetailPage,
      data,
      path: `${paths.familyDetail()}${search}`,
      areas,
    });

  test('has to be said, question by question', async () => {
    say(family);
    const page = await open();
    expect(page.value()).toMatchObject({
      ready: true,
      keys: ['You', 'Spouse', 'Son-0'],
      adults: ['You', 'Spouse'],
      parting: undefined,
    });
    await goOn(page);
    expect(page.value().attempt.answer.errors.map(({ field }) => field)).toEqual([
      'anyone',
      'habit-smoke',
      'habit-tobacco',
      'habit-alcohol',
      'habit-exercise',
    ]);
    await page.act(() => page.value().change((now) => ({ ...now, anyone: 'yes' })));
    expect(page.value().attempt.answer.errors.map(({ field }) => field)).not.toContain('anyone');
    await page.act(() => page.value().change((now) => ({ ...now, who: ['Spouse'] })));
    await goOn(page);
    const which = page.value().attempt.answer.errors.find(({ field }) => field === 'which-Spouse');
    expect(which?.message).toContain('Husband');
  });

  test('leads to the next question once all is said', async () => {
    say(family);
    const none = { none: true, who: [] };
    changeHealth((now) => ({
      ...now,
      anyone: 'no',
      habits: { smoke: none, tobacco: none, alcohol: none, exercise: none },
    }));
    const page = await open();
    await goOn(page);
    expect(page.address()).toBe(paths.existingPolicy());
    expect(answersNow().health.leaving).toEqual([]);
  });

  test('cannot be asked without its list, which a press loads again', async () => {
    say(family);
    const page = await open('', null);
    expect([page.value().conditions, page.value().askedOf('You')]).toEqual([undefined, []]);
    await page.act(() => page.value().reload());
    expect(page.loads()).toBe(2);
    expect((await open()).value().askedOf('Nobody' as never)).toEqual([]);
  });
});

describe('what is held already', () => {
  type Saved = CallResult<'saveDetails'>;
  const saved = (change: object = {}): Saved =>
    anAnswer<'saveDetails'>({
      quote_id: 'q1',
      quote_crn: 'CH-1',
      dropped: [],
      next: { kind: 'results', block: 'family' },
      ...change,
    });
  const none = { none: true, who: [] };
  const answerAll = () => {
    say(family);
    changeHealth(() => ({
      ...emptyHealth,
      anyone: 'no',
      habits: { smoke: none, tobacco: none, alcohol: none, exercise: none },
    }));
  };
  const open = (answer: Saved | Promise<Saved> = saved()) => {
    const { api, sent } = fakeApi({ saveDetails: () => answer });
    return mountModel(() => useExistingPolicy(), {
      page: existingPolicyPage,
      path: paths.existingPolicy(),
      areas,
      api,
    }).then((page) => ({ ...page, sent }));
  };

  test('has to be said, with its cover', async () => {
    answerAll();
    const page = await open();
    await goOn(page);
    expect(page.value().attempt.answer.errors.map(({ field }) => field)).toEqual(['held']);
    await page.act(() => page.value().say({ existing: 'yes' }));
    await goOn(page);
    expect(page.value().attempt.answer.errors.map(({ field }) => field)).toEqual(['existing-cover']);
    expect(page.sent).toEqual([]);
  });

  test('makes the quote, which is kept, and leads to its checklist', async () => {
    answerAll();
    say({ existing: 'no' });
    const page = await open();
    await goOn(page);
    expect(page.sent).toHaveLength(1);
    expect(answersNow().draft.quote).toEqual({ id: 'q1', crn: 'CH-1' });
    expect(page.address()).toBe(paths.checklist('family', 'q1'));
  });

  test('where the standard plan alone is looked for leads to its list, once', async () => {
    answerAll();
    say({ existing: 'no', standard: true });
    const page = await open();
    await goOn(page);
    expect(page.address()).toContain('standard=1');
    expect(answersNow().draft.standard).toBeUndefined();
  });

  test.each([
    [{ kind: 'results', block: 'family' }, paths.familyDetail({ pause: 'blocked' })],
    [{ kind: 'policy-offline', type: 'age' }, '/health-plan/policy-offline'],
  ])('somebody whom the list of illnesses has left out since is told of before %j', async (next, to) => {
    answerAll();
    say({ existing: 'no' });
    const dropped = [{ id: 'spouse', reason: 'condition', conditions: ['cancer'] }];
    const page = await open(saved({ dropped, next }));
    await goOn(page);
    expect(page.address()).toContain(to);
    expect(answersNow().health.leaving).toEqual(['Spouse']);
  });

  test('that could not be saved says so, and can be pressed again', async () => {
    answerAll();
    say({ existing: 'no' });
    const page = await open(refused('INTERNAL', 500));
    await goOn(page);
    expect(page.value()).toMatchObject({
      busy: false,
      trouble: { kind: 'refused', failure: { code: 'INTERNAL' } },
    });
    expect(page.address()).toBe(paths.existingPolicy());
    await goOn(page);
    expect(page.sent).toHaveLength(2);
  });

  test('is saved once, however often it is pressed', async () => {
    answerAll();
    say({ existing: 'no' });
    const page = await open(new Promise(() => undefined));
    await goOn(page);
    await goOn(page);
    expect(page.value().busy).toBe(true);
    expect(page.sent).toHaveLength(1);
  });

  test('where an answer of before is missing says which', async () => {
    say({ existing: 'no' });
    const page = await open();
    expect(page.value().isEmpty).toBe(true);
    await goOn(page);
    expect(page.value().trouble).toEqual({ kind: 'gap', step: 'who' });
    expect(page.sent).toEqual([]);
  });
});
